import { uploadLimits } from '@domain/proofs/limits';
import type { ReadyScan, Room } from '@application/proofs/ports';
import type { PhotoMeasures } from '@domain/proofs/photo';
import { lightPlanOf, planOf, type Cut, type Size } from './cuts';
import { pixelsIn } from './pixels';
import type { Pixels } from './grey';
import { likenessOf } from './likeness';
import { sheetOf, type Sheet } from './sheet';

/** Above this number of pixels a picture is decoded at a reduced size: at full size it would take a hundred megabytes or more. */
const COMFORT = 24_000_000;

/** In bytes; pictures stay below it even where the size limit leaves more room. */
const PLENTY = uploadLimits.totalBytes / 4;

/**
 * Encoding qualities from best to worst; the first one whose picture fits the limit counts. Readable print stays readable (XTR-21), and
 * all pages fit one upload. The last quality accepts any size.
 */
const qualities = ({ together, light }: Room) => {
  if (light === true) return [{ quality: 0.7, bytes: Infinity }] as const;
  const share = uploadLimits.totalBytes / together;
  return [
    { quality: 0.92, bytes: Math.min(PLENTY, share) },
    { quality: 0.85, bytes: share },
    { quality: 0.7, bytes: share },
    { quality: 0.55, bytes: Infinity },
  ] as const;
};

const encoded = async (jpeg: (quality: number) => Promise<Blob>, room: Room): Promise<Blob> => {
  let picture = new Blob();
  for (const { quality, bytes } of qualities(room)) {
    picture = await jpeg(quality);
    if (picture.size <= bytes) break;
  }
  return picture;
};

/**
 * Decodes upright, which is the default: Chrome before 112 refuses `imageOrientation: 'from-image'` (D-121). A huge picture is decoded at
 * about twice its final size; only the width is set, because browsers apply it before or after the rotation.
 */
const decoded = (file: Blob, declared: Size | undefined, { pages }: Room): Promise<ImageBitmap> => {
  const plan = declared && pixelsIn(declared) > COMFORT ? planOf(declared, pages) : undefined;
  if (!declared || !plan || plan.scale >= 0.5) return createImageBitmap(file);
  const width = Math.ceil(Math.min(declared.width, declared.height) * plan.scale * 2);
  return createImageBitmap(file, { resizeWidth: width, resizeQuality: 'high' });
};

/** Measures the pixels of a photo at the size that it names. XTR-37 */
export interface Measure {
  readonly longest: number;
  readonly of: (pixels: Pixels) => PhotoMeasures;
}

/** What a drawn page measures; undefined where it cannot be read back, which stops nothing. */
const measured = (page: CanvasImageSource, { width, height }: Size, { longest, of }: Measure): PhotoMeasures | undefined => {
  const share = Math.min(1, longest / Math.max(width, height));
  const [wide, high] = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
  try {
    const { context } = sheetOf(wide, high);
    context.imageSmoothingQuality = 'high';
    context.drawImage(page, 0, 0, wide, high);
    return of(context.getImageData(0, 0, wide, high));
  } catch {
    return undefined;
  }
};

/** Undefined where the page cannot be read back. */
const likenessIn = (context: Sheet['context'], { width, height }: Size): Uint8Array | undefined => {
  try {
    return likenessOf(context.getImageData(0, 0, width, height));
  } catch {
    return undefined;
  }
};

type Drawn = Omit<ReadyScan, 'mimeType'>;

/** Draws one page of a picture on white, which drops the camera's metadata. */
const drawn = async (image: ImageBitmap, scale: number, { from, to }: Cut, room: Room, measure?: Measure): Promise<Drawn> => {
  const tall = image.height >= image.width;
  const [left, top] = tall ? [0, image.height * from] : [image.width * from, 0];
  const [wide, high] = tall ? [image.width, image.height * (to - from)] : [image.width * (to - from), image.height];
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const { context, jpeg } = sheetOf(width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, wide, high, 0, 0, width, height);
  const page = { content: await encoded(jpeg, room), likeness: room.light === true ? undefined : likenessIn(context, { width, height }) };
  return measure ? { ...page, measures: measured(context.canvas, { width, height }, measure) } : page;
};

/** The factor by which the picture was decoded below its real size. */
const shrunk = (image: Size, declared: Size | undefined): number =>
  declared && pixelsIn(declared) > COMFORT
    ? Math.min(1, Math.max(image.width, image.height) / Math.max(declared.width, declared.height))
    : 1;

/**
 * Re-encodes a picture upright, in pages of 2,000 px at most; undefined: too long to stay readable in the allowed pages. Rejects where
 * the browser cannot decode it. `declared`: the size that its header declares; `measure`: also measures a photo of one page. D-16, D-71
 */
export const reduced = async (
  file: Blob,
  declared: Size | undefined,
  room: Room,
  measure?: Measure,
): Promise<readonly Drawn[] | undefined> => {
  const image = await decoded(file, declared, room);
  try {
    const share = shrunk(image, declared);
    const size = { width: image.width / share, height: image.height / share };
    const plan = room.light === true ? lightPlanOf(size) : planOf(size, room.pages);
    if (!plan) return undefined;
    const pages: Drawn[] = [];
    const alone = plan.cuts.length === 1 && room.light !== true ? measure : undefined;
    for (const cut of plan.cuts) pages.push(await drawn(image, plan.scale / share, cut, room, alone));
    return pages;
  } finally {
    image.close();
  }
};
