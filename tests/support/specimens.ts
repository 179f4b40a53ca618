import type { PaperName } from '@domain/proofs/papers';
import type { Size } from '@sandbox/analysis/image';
import { page, type Svg } from '@sandbox/samples/draw/svg';
import { picturesOf } from '@sandbox/samples/drawing';
import { samplePeople } from '@sandbox/samples/person';
import { rasterOf } from '@sandbox/samples/raster';
import type { SampleOutcome } from '@sandbox/samples/variants';

/** How a specimen is photographed. `blur`: deviation in pixels of a picture of 2 000; `glare`: radius as a share of the width. */
export interface Shot {
  readonly turned?: number;
  readonly blur?: number;
  readonly light?: number;
  readonly glare?: number;
  /** Moves the document out of the picture, as a share of its size. */
  readonly moved?: readonly [right: number, down: number];
  /** The size of the document within the picture; 'scan': it fills the picture. */
  readonly fills?: number | 'scan';
  readonly table?: string;
}

/** Sensor noise that is the same each time. */
const noisy = (data: Uint8Array): Uint8ClampedArray => {
  let seed = 7;
  const noise = new Uint8ClampedArray(data);
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    if (at % 4 !== 3) noise[at] = (data[at] ?? 0) + (seed % 9) - 4;
  }
  return noise;
};

/** Paper and ink as a camera sees them: never quite white, never quite black. */
const SEEN = '<feColorMatrix values=".88 0 0 0 .01 0 .88 0 0 .01 0 0 .86 0 .01 0 0 0 1 0"/>';
const GLARE = '<stop stop-color="#fff"/><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>';

/** A flat drawing as a photo on a table shows it; `longest`: the longer side of the photo in pixels. */
export const photographed = (flat: Size & { readonly href: string }, shot: Shot, longest: number): Svg => {
  const { turned = 0, blur = 0, light = 1, glare = 0, moved = [0, 0], fills = 0.8, table = '#6b5646' } = shot;
  const scan = fills === 'scan';
  const tall = flat.height > flat.width;
  const other = longest * (scan ? Math.min(flat.width, flat.height) / Math.max(flat.width, flat.height) : 0.75);
  const [wide, high] = tall ? [other, longest] : [longest, other];
  const share = (scan ? 1 : fills) * Math.min(wide / flat.width, high / flat.height);
  const [w, h] = [flat.width * share, flat.height * share];
  const [x, y] = [(wide - w) / 2 + moved[0] * w, (high - h) / 2 + moved[1] * h];
  return page(
    Math.round(wide),
    Math.round(high),
    `<defs><filter id="seen" x="0" y="0" width="1" height="1">${SEEN}</filter><radialGradient id="glare">${GLARE}</radialGradient>`,
    `<filter id="blur" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="${(blur * longest) / 2000}"/></filter></defs>`,
    `<g ${blur === 0 ? '' : 'filter="url(#blur)"'}><rect width="${wide}" height="${high}" fill="${table}"/>`,
    `<image transform="rotate(${turned} ${wide / 2} ${high / 2})" x="${x}" y="${y}" width="${w}" height="${h}" href="${flat.href}" ${scan ? '' : 'filter="url(#seen)"'}/>`,
    glare === 0 ? '' : `<circle cx="${wide * 0.45}" cy="${high / 2}" r="${wide * glare}" fill="url(#glare)"/>`,
    `</g><rect width="${wide}" height="${high}" fill="#000" opacity="${1 - light}"/>`,
  );
};

/** What is drawn: a side of a paper of the samples' holder. */
export interface Specimen {
  readonly document: PaperName;
  readonly side?: number;
  readonly outcome?: SampleOutcome;
}

/** Flat pictures; each is drawn once. */
const flats = new Map<string, Promise<Size & { readonly href: string }>>();

const drawn = async ({ document, side = 0, outcome = 'OK' }: Specimen) => {
  const pictures = await picturesOf({ document, outcome, person: samplePeople.holder, today: '2025-10-15' });
  const raster = rasterOf(pictures[side]?.svg ?? '');
  return { width: raster.width, height: raster.height, href: `data:image/png;base64,${Buffer.from(raster.png()).toString('base64')}` };
};

/** The pixels of a drawn paper, photographed. */
export const specimen = async (of: Specimen, shot: Shot, longest: number) => {
  const key = JSON.stringify(of);
  const flat = flats.get(key) ?? drawn(of);
  flats.set(key, flat);
  const { width, height, pixels } = rasterOf(photographed(await flat, shot, longest));
  return { width, height, data: noisy(pixels) };
};
