import { uploadLimits } from '@domain/documents/limits';
import type { Room } from '@application/ports/FilePreparation';
import { lightPlanOf, planOf, type Cut, type Size } from './cuts';
import { pixelsIn } from './pixels';
import { sheetOf } from './sheet';

/** Beyond so many pixels a picture is decoded small: the whole would be a hundred megabytes or more. */
const COMFORT = 24_000_000;

/** Beyond it a picture is not made larger for having the room alone, in bytes. */
const PLENTY = uploadLimits.totalBytes / 4;

/** The gentlest hand whose picture travels well: what could be read stays readable (XTR-21), and all its pages go together. The last one takes any size. */
const hands = ({ together, light }: Room) => {
  if (light === true) return [{ quality: 0.7, bytes: Infinity }] as const;
  const share = uploadLimits.totalBytes / together;
  return [
    { quality: 0.92, bytes: Math.min(PLENTY, share) },
    { quality: 0.85, bytes: share },
    { quality: 0.7, bytes: share },
    { quality: 0.55, bytes: Infinity },
  ] as const;
};

const written = async (jpeg: (quality: number) => Promise<Blob>, room: Room): Promise<Blob> => {
  let picture = new Blob();
  for (const { quality, bytes } of hands(room)) {
    picture = await jpeg(quality);
    if (picture.size <= bytes) break;
  }
  return picture;
};

/** Upright; an immense one twice as large as it will travel, or a little more: only the width is given, for a turned one may be measured before or after it is turned. */
const decoded = (file: Blob, told: Size | undefined, { pages }: Room): Promise<ImageBitmap> => {
  const options = { imageOrientation: 'from-image' } as const;
  const plan = told && pixelsIn(told) > COMFORT ? planOf(told, pages) : undefined;
  if (!told || !plan || plan.scale >= 0.5) return createImageBitmap(file, options);
  const width = Math.ceil(Math.min(told.width, told.height) * plan.scale * 2);
  return createImageBitmap(file, { ...options, resizeWidth: width, resizeQuality: 'high' });
};

/** One page of a picture, on white: what the camera wrote beside it is gone. */
const drawn = async (image: ImageBitmap, scale: number, { from, to }: Cut, room: Room): Promise<Blob> => {
  const tall = image.height >= image.width;
  const [left, top] = tall ? [0, image.height * from] : [image.width * from, 0];
  const [wide, high] = tall ? [image.width, image.height * (to - from)] : [image.width * (to - from), image.height];
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const { context, jpeg } = sheetOf(width, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, wide, high, 0, 0, width, height);
  return written(jpeg, room);
};

/** By how much the picture was decoded smaller than it is. */
const shrunk = (image: Size, told: Size | undefined): number =>
  told && pixelsIn(told) > COMFORT ? Math.min(1, Math.max(image.width, image.height) / Math.max(told.width, told.height)) : 1;

/**
 * A picture upright, re-encoded, in pages of 2,000 px at most; undefined: it is too long to be read in as many as may come of it. Rejects where the
 * browser cannot decode it. `told`: the size that its head says. D-16, D-71
 */
export const reduced = async (file: Blob, told: Size | undefined, room: Room): Promise<readonly Blob[] | undefined> => {
  const image = await decoded(file, told, room);
  try {
    const share = shrunk(image, told);
    const size = { width: image.width / share, height: image.height / share };
    const plan = room.light === true ? lightPlanOf(size) : planOf(size, room.pages);
    if (!plan) return undefined;
    const pages: Blob[] = [];
    for (const cut of plan.cuts) pages.push(await drawn(image, plan.scale / share, cut, room));
    return pages;
  } finally {
    image.close();
  }
};
