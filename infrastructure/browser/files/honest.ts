import { sheetOf } from './sheet';

/** Grey squares: a JPEG changes flat grey by almost nothing. */
const GREYS = [24, 96, 160, 232] as const;
const SQUARE = 16;
const SIDE = SQUARE * 2;

/** Allowed difference of a colour channel: invisible noise passes. */
const MARGIN = 2;

const cornerOf = (square: number): readonly [number, number] => [(square % 2) * SQUARE, Math.floor(square / 2) * SQUARE];

const isAs = (pixels: Uint8ClampedArray, square: number, grey: number): boolean => {
  const [left, top] = cornerOf(square);
  for (let y = top; y < top + SQUARE; y += 1)
    for (let x = left; x < left + SQUARE; x += 1)
      for (let channel = 0; channel < 3; channel += 1)
        if (Math.abs((pixels[(y * SIDE + x) * 4 + channel] ?? 0) - grey) > MARGIN) return false;
  return true;
};

/**
 * Whether the canvas returns the pixels that were painted: some browsers scramble them against fingerprinting, which would spoil a photo.
 * D-95
 */
export const isHonest = async (): Promise<boolean> => {
  const painted = sheetOf(SIDE, SIDE);
  GREYS.forEach((grey, square) => {
    painted.context.fillStyle = `rgb(${grey} ${grey} ${grey})`;
    painted.context.fillRect(...cornerOf(square), SQUARE, SQUARE);
  });
  const read = sheetOf(SIDE, SIDE);
  const image = await createImageBitmap(await painted.jpeg(1));
  read.context.drawImage(image, 0, 0);
  image.close();
  const { data } = read.context.getImageData(0, 0, SIDE, SIDE);
  return GREYS.every((grey, square) => isAs(data, square, grey));
};
