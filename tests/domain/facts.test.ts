import { bannerOf } from '@domain/environment/banner';
import { brandFacts, environments, variantFacts, variants } from '@domain/brand/variant';
import { functionalCode, functionalCodes } from '@domain/errors/codes';
import { blankApplicant } from '@domain/holders/applicant';
import { blankProspect } from '@domain/holders/prospect';

test('CFG-03: a variant’s name says its mode and its brand', () => {
  expect(variants.map(variant => `${variantFacts[variant].mode}-${variantFacts[variant].brand}`)).toEqual([...variants]);
});

test('BRD-01: each brand has its own name', () => {
  expect([brandFacts['01'].name, brandFacts['03'].name]).toEqual(['Valdrune', 'Maréole']);
});

test('CFG-04: the banner names every environment but production', () => {
  expect(environments.map(bannerOf)).toEqual(['dev', 'rec', 'val', 'nreg', undefined]);
});

describe('ERR-01: a refusal is read by its code', () => {
  test.each(functionalCodes.map(code => [code]))('%s', code => {
    expect(functionalCode(code)).toBe(code);
  });

  test.each([['ANOTHER'], [''], [null], ['toString']])('%s is generic', code => {
    expect(functionalCode(code)).toBe('generic');
  });
});

describe('INF-01, PER-11: before anything is known', () => {
  test('an applicant is blank, and takes no offers', () => {
    const { marketing, oneName, ...typed } = blankApplicant;
    expect([marketing, oneName]).toEqual([false, false]);
    expect(new Set(Object.values(typed))).toEqual(new Set(['']));
  });

  test('a file says nothing of a person', () => {
    const { externalReference, fiscal, identity, birth, family, address, occupation, ...rest } = blankProspect;
    expect(externalReference).toBe('');
    expect(fiscal).toStrictEqual({ frenchTaxResident: undefined, obligations: [] });
    const parts = [identity, birth, family, address, occupation, rest].map(part => Object.entries(part));
    expect(parts.map(fields => fields.length)).toEqual([6, 5, 2, 7, 4, 4]);
    expect(parts.flat().filter(([, value]) => value !== undefined)).toEqual([]);
  });
});
