import fs from 'node:fs';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { box, type Svg } from './svg';

const ready = (() => {
  let prepared: Promise<unknown> | undefined;
  return (): Promise<unknown> =>
    (prepared ??= prepareZXingModule({
      overrides: { wasmBinary: Uint8Array.from(fs.readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'))).buffer },
      fireImmediately: true,
    }));
})();

/**
 * Draws a code in whole-pixel modules, centred in a white square with its upper left corner at (x, y); `side`: of the square, quiet zone
 * included.
 */
export type CodeDrawing = (x: number, y: number, side: number) => Svg;

/** Empty modules around the code. */
const QUIET = 3;

/** A Data Matrix with this content. Throws RangeError where the text is too long for one. */
export const dataMatrix = async (content: string): Promise<CodeDrawing> => {
  await ready();
  const { symbol, error } = await writeBarcode(content, { format: 'DataMatrix' });
  if (error !== '' || symbol.width === 0) throw new RangeError(error);
  const { width, height, data } = symbol;
  const dark = Array.from({ length: width * height }, (_, index) => index).filter(index => data[index] === 0);
  const path = dark.map(index => `M${index % width} ${Math.floor(index / width)}h1v1h-1z`).join('');
  return (x, y, side) => {
    const modules = Math.max(width, height);
    const scale = Math.max(1, Math.floor(side / (modules + 2 * QUIET)));
    const margin = (side - modules * scale) / 2;
    const place = `translate(${x + margin} ${y + margin}) scale(${scale})`;
    return `${box({ x, y, width: side, height: side }, '#fff')}<path transform="${place}" d="${path}" fill="#000" shape-rendering="crispEdges"/>`;
  };
};

/** An empty place for a missing code. */
export const noCode: CodeDrawing = () => '';
