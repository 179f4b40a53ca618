import type { Size } from './cuts';
import { quantile, type Pixels } from './grey';

/** Length of the longer side at which edges are sought, in pixels. */
const LONGEST = 240;

/** A background this bright is the paper of a scan or a screen. One that varies more than this looks like a document. */
const [PAPER, VARIED] = [240, 26] as const;

/** Smallest distance of colour between background and document. */
const APART = 34;

/** Smallest share of the picture that a document takes, and of its four-sided outline that it fills. */
const [SHARE, FILLED] = [0.2, 0.82] as const;

type Colour = readonly [number, number, number];

/** Every `step`-th pixel of every `step`-th line. */
const thinned = ({ width, height, data }: Pixels): Size & { readonly at: (x: number, y: number) => Colour } => {
  const step = Math.max(1, Math.floor(Math.max(width, height) / LONGEST));
  return {
    width: Math.floor(width / step),
    height: Math.floor(height / step),
    at: (x, y) => {
      const from = (y * width + x) * step * 4;
      return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    },
  };
};

const apart = (one: Colour, other: Colour): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));

/** The colour of most of the picture's rim; undefined where it varies, or is a sheet of paper. */
const backgroundOf = (rim: readonly Colour[]): Colour | undefined => {
  const median = (channel: 0 | 1 | 2): number =>
    quantile(
      rim.map(colour => colour[channel]),
      0.5,
    );
  const found: Colour = [median(0), median(1), median(2)];
  const spread = quantile(
    rim.map(colour => apart(colour, found)),
    0.5,
  );
  return spread > VARIED || Math.min(...found) >= PAPER ? undefined : found;
};

type Point = readonly [x: number, y: number];

/** The largest connected part of the pixels that are no background. */
const largest = ({ width, height }: Size, isOther: (at: number) => boolean): readonly Point[] => {
  const seen = new Uint8Array(width * height);
  let most: readonly Point[] = [];
  for (let from = 0; from < seen.length; from += 1) {
    if (seen[from] !== 0 || !isOther(from)) continue;
    const found: Point[] = [];
    const waiting = [from];
    seen[from] = 1;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      found.push([x, y]);
      const beside = [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, y + 1 < height ? at + width : -1];
      for (const next of beside) {
        if (next < 0 || seen[next] !== 0 || !isOther(next)) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    if (found.length > most.length) most = found;
  }
  return most;
};

/** The document's corners: the farthest points along the four diagonals, clockwise. */
const cornersIn = (points: readonly Point[]): readonly Point[] =>
  (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([right, down]) =>
    points.reduce((far, point) => (right * point[0] + down * point[1] > right * far[0] + down * far[1] ? point : far)),
  );

const areaOf = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/**
 * How many of a document's corners are within the picture. Undefined if no document differs from a background: it fills the picture, as
 * scans and screenshots do, or the background varies. XTR-37
 */
export const cornersOf = (pixels: Pixels): number | undefined => {
  const { width, height, at } = thinned(pixels);
  const across = Array.from({ length: width }, (_, x) => [at(x, 0), at(x, height - 1)]).flat();
  const along = Array.from({ length: height }, (_, y) => [at(0, y), at(width - 1, y)]).flat();
  const background = backgroundOf([...across, ...along]);
  if (background === undefined) return undefined;
  const points = largest({ width, height }, index => apart(at(index % width, Math.floor(index / width)), background) >= APART);
  if (points.length < width * height * SHARE) return undefined;
  const corners = cornersIn(points);
  if (points.length < areaOf(corners) * FILLED) return undefined;
  const inside = corners.filter(([x, y]) => x > 1 && y > 1 && x < width - 2 && y < height - 2).length;
  return inside === 0 ? undefined : inside;
};
