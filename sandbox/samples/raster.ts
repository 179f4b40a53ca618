import { createCanvas, ImageData } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
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

interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** `quality`: 1 to 100. The same pixels give the same bytes. */
export const jpegOf = ({ width, height, data }: Picture, quality: number): Buffer => {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas.toBuffer('image/jpeg', quality);
};

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
    jpeg: quality => Uint8Array.from(jpegOf({ width: drawn.width, height: drawn.height, data: drawn.pixels }, quality)),
  };
};
