export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture's longer side that becomes one page, as shares from 0 to 1. */
export interface Cut {
  readonly from: number;
  readonly to: number;
}

/** `scale`: pixels sent for each pixel of the picture. */
export interface Plan {
  readonly scale: number;
  readonly cuts: readonly Cut[];
}

/** In pixels. `code`: the overlap of two pages, so that a barcode or a line at a cut is whole on one of them. */
const sides = { longest: 2_000, readable: 1_000, card: 500, code: 400 } as const;

/**
 * The minimum of the shorter side in pixels: enough for small print, or most of a picture that had less. `pages`: the maximum number of
 * pages.
 */
const leastOf = (short: number, pages: number): number => {
  if (pages === 1) return Math.min(short, sides.card);
  return short >= sides.readable ? sides.readable : short * 0.9;
};

const cutsOf = (long: number, pages: number): readonly Cut[] => {
  if (pages === 1) return [{ from: 0, to: 1 }];
  const page = Math.ceil((long + (pages - 1) * sides.code) / pages);
  return Array.from({ length: pages }, (_, index) => {
    const from = ((long - page) * index) / (pages - 1);
    return { from: from / long, to: (from + page) / long };
  });
};

/**
 * Plans the fewest pages of 2,000 px at most that keep a picture readable; undefined: even `most` pages do not suffice. `most`: 1 for a
 * side of a card. D-71, D-54, XTR-21
 */
export const planOf = ({ width, height }: Size, most: number): Plan | undefined => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  for (let pages = 1; pages <= most; pages += 1) {
    const scale = Math.min(1, (pages * sides.longest - (pages - 1) * sides.code) / long);
    if (Math.max(1, Math.round(short * scale)) >= leastOf(short, most)) return { scale, cuts: cutsOf(long * scale, pages) };
  }
  return undefined;
};

/** Plans one page for a slow network, with the shorter side no longer than reading needs. D-71, XTR-21, XTR-40 */
export const lightPlanOf = ({ width, height }: Size): Plan => ({
  scale: Math.min(1, sides.readable / Math.min(width, height)),
  cuts: cutsOf(Math.max(width, height), 1),
});
