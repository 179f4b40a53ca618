import { brandFacts, brands, variantFacts, variants } from '@domain/brand/variant';
import { functionalCode, functionalCodes } from '@domain/errors/codes';
import { blankApplicant } from './applicant';
import { priceBy, type Terms } from '@domain/offer/terms';
import { blankProspect, places, prospectOf, valueAt, type Place } from './prospect';

test('CFG-03: a variant’s name says its mode and its brand', () => {
  expect(variants.map(variant => `${variantFacts[variant].mode}-${variantFacts[variant].brand}`)).toEqual([...variants]);
});

test('BRD-01: each brand has its own name', () => {
  expect([brandFacts['01'].name, brandFacts['03'].name]).toEqual(['Valdrune', 'Maréole']);
});

test('OFR-15: welcome offers of one name have the same terms', () => {
  for (const one of brands)
    for (const other of brands) {
      const [{ welcome }, { welcome: another }] = [brandFacts[one], brandFacts[other]];
      if (welcome.id === another.id) expect(another).toEqual(welcome);
    }
});

test('OFR-15, D-45: terms make a price: months free, a share for so many months, or both; the bank says how long the first part lasts', () => {
  const year = { paid: 0.5, months: 12 };
  const price = (given: Terms, offered: number | null = null) => Object.values(priceBy(given, 3.5, offered));
  expect(price({ of: 'card', free: 12 })).toEqual([3.5, 0, 12, 3.5]);
  expect(price({ of: 'card', free: 0, share: year })).toEqual([3.5, 1.75, 12, 3.5]);
  expect(price({ of: 'card', free: 3, share: year })).toEqual([3.5, 0, 3, 1.75]);
  expect(price({ of: 'card', free: 0, share: year }, 6)).toEqual([3.5, 1.75, 6, 3.5]);
  expect(price({ of: 'card', free: 0, share: year }, 0)).toEqual([3.5, 3.5, 0, 3.5]);
  expect(price({ of: 'card', free: 0 }, 6)).toEqual([3.5, 3.5, 0, 3.5]);
});

test('ERR-01: a refusal is read by its code, any other is generic', () => {
  expect(functionalCodes.map(functionalCode)).toEqual([...functionalCodes]);
  expect(['ANOTHER', '', null, 'toString'].map(functionalCode)).toEqual(Array(4).fill('generic'));
});

describe('INF-01, PER-11: before anything is known', () => {
  test('an applicant is blank, and takes no offers', () => {
    const { marketing, oneName, ...typed } = blankApplicant;
    expect([marketing, oneName]).toEqual([false, false]);
    expect(new Set(Object.values(typed))).toEqual(new Set(['']));
  });

  test('a file says nothing of a person', () => {
    const { externalReference, fiscal, ...rest } = blankProspect;
    expect([externalReference, fiscal]).toStrictEqual([
      '',
      { frenchTaxResident: undefined, usPerson: undefined, obligations: [], certifiedAt: undefined },
    ]);
    const answers = places.filter(({ names: [part] }) => part !== 'fiscal').map(({ names }) => valueAt(rest, names));
    expect(new Set(answers)).toEqual(new Set([undefined]));
  });

  test('every field takes its example, and no answer of another kind', () => {
    const example = (place: Place) => prospectOf('', ({ field }) => (field === place.field ? field.example : undefined));
    for (const place of places) {
      expect(valueAt(example(place), place.names)).toEqual(place.field.example);
      expect(() => prospectOf('', ({ field }) => (field === place.field ? [{ country: 3 }] : undefined))).toThrow(TypeError);
    }
  });
});
