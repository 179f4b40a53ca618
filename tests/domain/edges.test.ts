import * as E from 'fp-ts/Either';
import { fieldEmail } from '@domain/field/email';
import { fieldLength } from '@domain/field/length';
import { fieldName } from '@domain/field/name';
import { fieldStreetNumber } from '@domain/field/streetNumber';
import { blankApplicant } from '@domain/holders/applicant';
import { checkAddress } from '@domain/holders/checkAddress';
import { checkBirthplace } from '@domain/holders/checkBirthplace';
import { identityDraft } from '@domain/holders/checkIdentity';
import { blankProspect } from '@domain/holders/prospect';

const ACUTE = '\u0301';
const issues = (verdict: E.Either<object, unknown>): unknown => (E.isLeft(verdict) ? verdict.left : {});

describe('D-28: a letter and its marks', () => {
  test.each([
    [`q${ACUTE}`, true],
    [`q${ACUTE}${ACUTE}a`, true],
    [ACUTE, false],
    [`${ACUTE}a`, false],
    [`a ${ACUTE}`, false],
    [`a-${ACUTE}b`, false],
    ['a!', false],
  ])('%j as a name: %s', (value, holds) => {
    expect(fieldName.decide({ value })).toBe(holds);
  });

  test('count as one character', () => {
    expect(fieldLength.decide({ value: `q${ACUTE}`, kind: 'alphabetic', max: 1 })).toBe(true);
    expect(fieldLength.decide({ value: `q${ACUTE}q`, kind: 'alphabetic', max: 1 })).toBe(false);
  });
});

test.each([
  ['a sign after the digits', '12!', false],
  ['a letter after the digits', '12b', true],
])('PER-05: a street number with %s', (_, value, holds) => {
  expect(fieldStreetNumber.decide({ value })).toBe(holds);
});

test('PER-07: digits alone are digits, signs are none', () => {
  expect(['12', '1!', 'S'].map(value => fieldLength.decide({ value, kind: 'numeric', max: 5 }))).toEqual([true, false, false]);
  expect(['ab', 'a!', '1'].map(value => fieldLength.decide({ value, kind: 'alphabetic', max: 5 }))).toEqual([true, false, false]);
});

test('INF-04: each part of a domain may be one letter', () => {
  expect(['a@b.fr', 'a@b.c.fr', 'a@b-.fr'].map(value => fieldEmail.decide({ value }))).toEqual([true, true, false]);
});

describe('a text of just the length allowed', () => {
  test('PER-05: with a wrong sign is a street of the wrong form, and one character longer too long', () => {
    const street = (length: number): string => `${'a'.repeat(length - 1)},`;
    const draft = {
      country: 'FR',
      streetNumber: '1',
      streetType: 'RUE',
      complement: '',
      postalCode: '69001',
      town: 'LYON',
      housing: 'LOC',
    };
    const told = [32, 33].map(length => issues(checkAddress({ ...draft, streetName: street(length) }, { noTown: false })));
    expect(told).toEqual([
      expect.objectContaining({ streetName: 'STREET_NAME_FORMAT' }),
      expect.objectContaining({ streetName: 'STREET_NAME_TOO_LONG' }),
    ]);
  });

  test('PER-02: with a wrong sign is a place of the wrong form, and one character longer too long', () => {
    const place = (length: number): string => `${'a'.repeat(length - 1)}!`;
    const told = [32, 33].map(length => issues(checkBirthplace({ country: 'BE', county: '', town: place(length) }, blankProspect)));
    expect(told).toEqual([expect.objectContaining({ town: 'PLACE_FORMAT' }), expect.objectContaining({ town: 'PLACE_TOO_LONG' })]);
  });
});

test('PER-01: before anything is known the identity is blank, nationality included (D-63)', () => {
  const { email, mobile, marketing, ...blank } = blankApplicant;
  expect([email, mobile, marketing]).toEqual(['', '', false]);
  expect(identityDraft(blankProspect, {})).toEqual({ ...blank, nationality: '' });
});
