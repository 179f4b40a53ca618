export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A page of a picture: which part of its longer side, as shares of it. */
export interface Cut {
  readonly from: number;
  readonly to: number;
}

/** `scale`: pixels that travel for one of the picture. */
export interface Plan {
  readonly scale: number;
  readonly cuts: readonly Cut[];
}

/** In pixels. `code`: what neighbouring pages share, so that a code or a line that a cut crosses is whole in one of them. */
const sides = { longest: 2_000, readable: 1_000, card: 500, code: 400 } as const;

/** The least that the shorter side may have: all of what small letters need, most of what was never more. `pages`: as many as may come of it. */
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
 * How a picture travels: in as few pages of 2,000 px at most as keep it readable; undefined: even the most that may come of it do not. `most`: pages, 1 for
 * a side of a card. D-71, D-54, XTR-21
 */
export const planOf = ({ width, height }: Size, most: number): Plan | undefined => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  for (let pages = 1; pages <= most; pages += 1) {
    const scale = Math.min(1, (pages * sides.longest - (pages - 1) * sides.code) / long);
    if (Math.max(1, Math.round(short * scale)) >= leastOf(short, most)) return { scale, cuts: cutsOf(long * scale, pages) };
  }
  return undefined;
};

/** How it travels where the network is slow: whole, its shorter side no longer than it must be to be read. D-71, XTR-21, XTR-40 */
export const lightPlanOf = ({ width, height }: Size): Plan => ({
  scale: Math.min(1, sides.readable / Math.min(width, height)),
  cuts: cutsOf(Math.max(width, height), 1),
});
