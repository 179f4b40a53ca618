import { MOST_PAGES } from '@domain/proofs/scans';
import { lightPlanOf, planOf } from './cuts';

const pagesOf = (width: number, height: number, most = MOST_PAGES) => {
  const plan = planOf({ width, height }, most);
  return plan && { pages: plan.cuts.length, short: Math.round(Math.min(width, height) * plan.scale) };
};

describe('D-71d, XTR-21: what is long and narrow is cut in pages that can be read', () => {
  test.each([
    ['a photo', 4_000, 3_000, 1, 1_500],
    ['a photo of 108 million pixels', 12_000, 9_000, 1, 1_500],
    ['a small photo', 700, 500, 1, 500],
    ['twice as long as wide', 1_000, 2_000, 1, 1_000],
    ['a telephone’s screen', 1_080, 2_400, 2, 1_080],
    ['a long screen', 1_080, 9_000, 5, 1_008],
    ['the longest', 1_000, 10_000, 6, 1_000],
    ['a panorama', 9_000, 1_080, 5, 1_008],
    ['a receipt that never had a thousand', 400, 5_000, 3, 400],
    ['a little longer than it may be', 900, 2_100, 1, 857],
    ['one column of pixels', 1, 5_000, 1, 0],
  ])('%s, %i × %i px: %i pages, %i px wide', (_what, width, height, pages, short) => {
    expect(pagesOf(width, height)).toEqual({ pages, short });
  });

  test.each([
    ['beyond six pages', 1_000, 10_021, MOST_PAGES],
    ['a side of a card, in one', 1_080, 9_000, 1],
  ])('%s there is none', (_what, width, height, most) => {
    expect(pagesOf(width, height, most)).toBeUndefined();
  });

  test('a side of a card taken by a telephone’s long screen is one picture', () => {
    expect(pagesOf(1_080, 2_400, 1)).toEqual({ pages: 1, short: 900 });
  });

  test('pages have at most 2 000 px, begin with the picture, end with it, and share what a cut crosses', () => {
    for (let height = 2_001; height <= 10_000; height += 97) {
      const { scale, cuts } = planOf({ width: 1_000, height }, MOST_PAGES) ?? { scale: 0, cuts: [] };
      const long = height * scale;
      expect(cuts[0]?.from).toBe(0);
      expect(cuts.at(-1)?.to).toBeCloseTo(1, 3);
      for (const { from, to } of cuts) expect((to - from) * long).toBeLessThanOrEqual(2_000.001);
      for (const [at, { from }] of cuts.slice(1).entries()) expect(((cuts[at]?.to ?? 0) - from) * long).toBeGreaterThanOrEqual(399);
    }
  });
});

describe('XTR-40, D-71: where the network is slow a page is as small as it can be read', () => {
  test.each([
    ['a photo', 2_000, 1_500, 1_000],
    ['a card', 2_000, 1_260, 1_000],
    ['a page of a long screen', 1_080, 2_000, 1_000],
    ['a small photo, as it is', 700, 500, 500],
  ])('%s of %i × %i px: its shorter side has %i px, in one page', (_what, width, height, short) => {
    const { scale, cuts } = lightPlanOf({ width, height });
    expect([Math.round(Math.min(width, height) * scale), cuts]).toEqual([short, [{ from: 0, to: 1 }]]);
  });
});
