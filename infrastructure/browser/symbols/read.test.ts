import fs from 'node:fs';
import { parseTwoDDoc } from '@domain/proofs/twoDDoc/parse';
import { sealed, sealOf } from '@sandbox/analysis/seal';
import { dataMatrix } from '@sandbox/samples/draw/code';
import { box, page, type Svg } from '@sandbox/samples/draw/svg';
import { jpegOf, rasterOf } from '@sandbox/samples/raster';
import { specimen, type Shot } from '@tests/support/specimens';
import { symbolsIn } from './read';

/** Drawing is slow on a busy machine. */
jest.setTimeout(600_000);

const decoder = Uint8Array.from(fs.readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer;

/** Photos of a bill as the page sends them: 2,000 px, quality 85. With ALL, each of them is read. */
const shots: readonly (readonly [how: string, shot: Shot])[] = [
  ['turned', { turned: 5 }],
  ['in poor light, not quite in focus', { light: 0.5, blur: 1.2 }],
  ['scanned', { fills: 'scan' }],
  ['on a table', { fills: 0.9 }],
  ['upside down', { turned: 180, fills: 0.9 }],
];

test('XTR-19, XTR-21: the 2D-Doc of a drawn bill is read in what the page sends', async () => {
  const missed: string[] = [];
  for (const [how, shot] of process.env['ALL'] ? shots : shots.slice(0, 2)) {
    const [text = ''] = await symbolsIn(
      Uint8Array.from(jpegOf(await specimen({ document: 'GAS', outcome: 'TWO_D_DOC' }, shot, 2000), 85)),
      decoder,
    );
    const doc = parseTwoDDoc(text);
    if (doc === undefined || sealOf(doc) !== 'valid') missed.push(how);
  }
  expect(missed).toEqual([]);
});

describe('X18: nothing is read, and nothing hangs', () => {
  const blank = rasterOf(page(400, 300)).png();

  /** The header of a PNG says its size in eight bytes from the seventeenth. */
  const huge = (): Uint8Array<ArrayBuffer> => {
    const bytes = Uint8Array.from(blank);
    new DataView(bytes.buffer).setUint32(16, 60_000);
    new DataView(bytes.buffer).setUint32(20, 60_000);
    return bytes;
  };

  test.each([
    ['a picture without a symbol', Uint8Array.from(blank)],
    ['a picture that says it has 3.6 billion pixels', huge()],
    ['a picture that was cut off', Uint8Array.from(blank.subarray(0, 60))],
    ['no picture', Uint8Array.of(1, 2, 3)],
  ])('%s', async (_, bytes) => expect(await symbolsIn(bytes, decoder)).toEqual([]));

  test('a symbol half of which is gone', async () => {
    const symbol = (await dataMatrix(sealed('DC04XX99000124D124D10001FR2444000')))(0, 0, 400);
    const hidden = box({ x: 200, y: 0, width: 200, height: 400 }, '#fff');
    const read = (...drawn: readonly Svg[]) => symbolsIn(Uint8Array.from(rasterOf(page(400, 400, ...drawn)).png()), decoder);
    expect([(await read(symbol)).length, await read(symbol, hidden)]).toEqual([1, []]);
  });
});
