import { Resvg } from '@resvg/resvg-js';
import { encode } from 'jpeg-js';
import { fontFiles, families } from './fonts';
import type { Svg } from './draw/svg';

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly pixels: Uint8Array;
  readonly png: () => Uint8Array;
  /** `quality`: 1 to 100. */
  readonly jpeg: (quality: number) => Uint8Array;
}

/** Renders a drawing in pixels, with packaged fonts only. `width`: default: its own. */
export const rasterOf = (svg: Svg, width?: number): Raster => {
  const drawn = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: Object.values(fontFiles), defaultFontFamily: families.sans },
    background: '#fff',
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  }).render();
  return {
    width: drawn.width,
    height: drawn.height,
    pixels: drawn.pixels,
    png: () => Uint8Array.from(drawn.asPng()),
    jpeg: quality => Uint8Array.from(encode({ width: drawn.width, height: drawn.height, data: drawn.pixels }, quality).data),
  };
};
