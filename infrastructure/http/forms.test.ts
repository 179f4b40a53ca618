import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { Branching, readAnswer } from './codecs';
import { Birthdate, NeededBirthdate } from './day';
import {
  Amount,
  Count,
  CountryCode,
  County,
  DocumentCode,
  Form,
  Iban,
  Latitude,
  Mobile,
  Months,
  Name,
  Nationality,
  Seconds,
  Text,
  Wait,
  Year,
} from './formed';
import { forms } from './forms';
import { optional } from './optional';

const values: readonly (readonly [form: Form<string> | Form<number>, fits: readonly unknown[], others: readonly unknown[]])[] = [
  [
    Text,
    ['Maëlle', ' Éloïse-Anne d’Âge ', 'R&D', 'H&M & Cie', 'JOÃO', 'Åsa', 'L’Haÿ', 'deux\nlignes', 'moins de 3 (< 3)', 'a <3'],
    [
      '',
      '  ',
      'MaÃ«lle',
      'RhÃ´ne',
      'Ã‰loi',
      'lâ€™eau',
      'Ma&euml;lle',
      'a&#39;b',
      'Ma\uFFFDlle',
      '<p>Maëlle</p>',
      'Maëlle<br/>',
      '&<b>',
      'a\u0000b',
      'a \u202Ecba',
      'a\u009Fb',
      7,
    ],
  ],
  [Amount, [0, 3.7, 11.5, 200, 9_999_999.99], [-1, 3.705, 10_000_000, '3.70', Number.NaN]],
  [Count, [1, 215_000], [0, -1, 1.5]],
  [Months, [0, 12, 120], [-12, 121, 1.5]],
  [Seconds, [1, 1_800, 86_400], [0, -1, 86_401, 1_800_000, 0.5]],
  [Wait, [0, 120, 3_600, 86_400], [-1, 86_401, 120_000]],
  [Year, [1999, 2026], [99, 20_260, 0]],
  [Latitude, [0.5, -21.1, 45.76, 90], [91, -90.5]],
  [County, ['01', '69', '2A', '974'], ['Rhône', '1', '2a', '']],
  [Nationality, ['001', '2504'], ['FR', 'FRA', '1']],
  [CountryCode, ['FR', 'XXA'], ['fr', 'FRA', '001', 'France']],
  [DocumentCode, ['001111'], ['CNI', '1111']],
  [Mobile, ['06 39 98 00 01', '0639980001', '+33 6 39 98 00 01', '+33639980001'], ['06 •• •• •• 01', '06 ** ** ** 01', '01 39 98 00 01']],
  [
    Iban,
    ['FR7699999000010001234567843', 'FR76 9999 9000 0100 0123 4567 843'],
    ['FR76 XXXX XXXX XXXX XXXX XXXX 843', 'FR76 9999 9000 01XX XXXX XXXX X43', 'FR76'],
  ],
];

describe('the forms of values (D-48, ERR-07)', () => {
  test.each(values.map(([form, fits, others]) => [form.name, form, fits, others] as const))('%s', (_name, form, fits, others) => {
    expect(fits.filter(value => !form.is(value))).toEqual([]);
    expect(others.filter(value => form.is(value))).toEqual([]);
  });

  test('a number and its expression agree with the least and the most of the description', () => {
    for (const form of Object.values(forms)) {
      const { expression } = form;
      if (!('minimum' in form)) continue;
      expect([expression, ...[form.minimum, form.maximum].map(value => new RegExp(expression).test(String(value)))]).toEqual([
        expression,
        true,
        true,
      ]);
      for (const beyond of [form.minimum - 1, form.maximum + 1])
        expect([expression, beyond, new RegExp(expression).test(String(beyond))]).toEqual([expression, beyond, false]);
    }
  });

  test('a long text is compared at once', () => {
    expect(Text.is(`${'a & '.repeat(50_000)}\uFFFD`)).toBe(false);
  });
});

describe('a value outside its form (ERR-07)', () => {
  const Person = t.intersection([
    t.type({ id: Text }),
    optional({
      income: Amount,
      county: County,
      country: new Branching(CountryCode, ['FR']),
      town: Text,
      firstname: Name,
      birthdate: Birthdate,
    }),
  ]);

  test.each([
    ['income', -2400],
    ['county', 'Rhône'],
    ['country', 'France'],
    ['town', 'ChÃ¢lons'],
    ['birthdate', '2092-03-27'],
  ])('is reported and left out where %s is optional: %j', (name, value) => {
    expect(readAnswer(Person, { id: '1', [name]: value }, '2025-10-15')).toEqual(
      E.right({ value: { id: '1', [name]: undefined }, leftOut: [expect.stringMatching(new RegExp(`${name}$`))] }),
    );
  });

  test.each([
    ['it is required', { id: 'MaÃ«lle' }, 'id'],
    ['it is a name, without which the person would have another', { id: '1', firstname: 'MaÃ«lle' }, 'firstname'],
    ['it is of another kind', { id: '1', income: '2400' }, 'income'],
  ])('makes the answer unreadable where %s, and names the field', (_where, answer, field) => {
    expect(readAnswer(Person, answer)).toEqual(E.left([expect.stringContaining(field)]));
  });

  test('a birthdate is not after today', () => {
    const read = ['2025-10-15', '2025-10-16'].map(day => E.isRight(readAnswer(NeededBirthdate, day, '2025-10-15')));
    expect(read).toEqual([true, false]);
  });
});
