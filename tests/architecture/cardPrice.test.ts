import { sourcesOf } from '@tools/build/sources';

const inUi = (pattern: RegExp): readonly string[] => sourcesOf('ui').flatMap(({ file, text }) => (pattern.test(text) ? [file] : []));

describe('D-45, CFG-08, OFR-14: a card’s price is the one of the offer, wherever it is named', () => {
  test('no page reads the price before promotions', () => {
    expect(inUi(/\blistPrice\b/)).toEqual([]);
  });

  test('its amounts become words in one place of each language, beside the offer’s marker and the home page’s table', () => {
    expect([...inUi(/\.standard\b|\{ standard\b/)].sort()).toEqual([
      'ui/copy/en/promotion.ts',
      'ui/copy/fr/promotion.ts',
      'ui/screens/home/priceTexts.ts',
      'ui/screens/offer/CardPrice.tsx',
    ]);
  });
});
