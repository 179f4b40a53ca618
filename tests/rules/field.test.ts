import fc from 'fast-check';
import { fieldAlphanumeric } from '@domain/field/alphanumeric';
import { fieldBirthplace } from '@domain/field/birthplace';
import { fieldClientNumber } from '@domain/field/clientNumber';
import { fieldEmail } from '@domain/field/email';
import { fieldLength } from '@domain/field/length';
import { fieldMobile } from '@domain/field/mobile';
import { fieldName } from '@domain/field/name';
import { fieldNumeric } from '@domain/field/numeric';
import { fieldPostalCode } from '@domain/field/postalCode';
import { fieldProfessionSearch } from '@domain/field/professionSearch';
import { fieldStreetName } from '@domain/field/streetName';
import { fieldStreetNumber } from '@domain/field/streetNumber';
import { fieldTaxId } from '@domain/field/taxId';
import { tidy, tidyBirthplace, tidyStreetNumber } from '@domain/field/tidy';
import { typedDate, typedMobile } from '@domain/field/typed';

const textRules = [
  fieldAlphanumeric,
  fieldBirthplace,
  fieldClientNumber,
  fieldEmail,
  fieldMobile,
  fieldName,
  fieldNumeric,
  fieldPostalCode,
  fieldProfessionSearch,
  fieldStreetName,
  fieldStreetNumber,
];
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
const spaces = fc.string({ unit: fc.constantFrom(' ', '\u00a0', '\u202f', '\t', '\u2009'), maxLength: 5 });

describe('every text field', () => {
  it.each(textRules.map(rule => [rule.id, rule] as const))('%s answers yes or no to any text at all', (_, rule) => {
    fc.assert(fc.property(anyText, value => expect(typeof rule.decide({ value })).toBe('boolean')));
  });

  it.each(textRules.map(rule => [rule.id, rule] as const))('%s does not see spaces around the value (D-28)', (_, rule) => {
    const examples = fc.constantFrom(...rule.examples.map(([, { value }]) => value));
    fc.assert(
      fc.property(fc.oneof(examples, anyText), spaces, spaces, (value, before, after) => {
        expect(rule.decide({ value: `${before}${value}${after}` })).toBe(rule.decide({ value }));
      }),
    );
  });

  it.each(textRules.map(rule => [rule.id, rule] as const))('%s decides alike on composed and decomposed accents (D-28)', (_, rule) => {
    const accented = fc.string({ unit: fc.constantFrom('é', 'Ç', 'ÿ', 'ǖ', 'ộ', 'œ', 'a', '-', ' ', '7'), maxLength: 40 });
    fc.assert(
      fc.property(accented, value => {
        expect(rule.decide({ value: value.normalize('NFD') })).toBe(rule.decide({ value: value.normalize('NFC') }));
      }),
    );
  });

  it.each(textRules.map(rule => [rule.id, rule] as const))('%s takes no emptiness for an answer', (_, rule) => {
    expect(['', ' ', '\u00a0\u202f', '\t\n'].map(value => rule.decide({ value }))).toEqual([false, false, false, false]);
  });
});

describe('tidying (D-28)', () => {
  it.each([
    ['tidy', tidy],
    ['tidyBirthplace', tidyBirthplace],
    ['tidyStreetNumber', tidyStreetNumber],
  ])('%s twice gives what once gives', (_, clean) => {
    fc.assert(fc.property(anyText, value => expect(clean(clean(value))).toBe(clean(value))));
  });

  it('shows what is kept', () => {
    expect(tidy('\u00a0L’Hay\u0308  les\u202fRoses ')).toBe("L'Haÿ les Roses");
    expect(tidyBirthplace(' New  York ')).toBe('New-York');
    expect(tidyStreetNumber(' 12 bis')).toBe('12bis');
  });
});

describe('dates typed another way', () => {
  it.each(['27/03/1992', '27-3-1992', '27.03.1992', '27 03 1992', '27\u00a003\u202f1992', '27031992', '1992-03-27', ' 27/3/1992 '])(
    '%j is 27 March 1992',
    raw => {
      expect(typedDate(raw)).toBe('27/03/1992');
    },
  );

  it.each(['', '27/03/92', '31/02/1992', '31-2-1992', '19920327', '27 mars 1992', '27/03/1992 10:00', '1992-3-27', 'abc'])(
    '%j stays as it was typed',
    raw => {
      expect(typedDate(raw)).toBe(raw);
    },
  );
});

describe('mobiles typed another way (D-36)', () => {
  it.each([
    '0639981234',
    '06 39 98 12 34',
    '06.39.98.12.34',
    '06-39-98-12-34',
    '06\u00a039\u00a098\u202f12\u202f34',
    '+33639981234',
    '+33 6 39 98 12 34',
    '+33 (0)6 39 98 12 34',
    '0033 6 39 98 12 34',
    '0033639981234',
    ' 06 39 981234 ',
  ])('%j is 06 39 98 12 34', raw => {
    expect(typedMobile(raw)).toBe('06 39 98 12 34');
  });

  it.each(['', '01 39 98 12 34', '+32 6 39 98 12 34', '06 39 98 12 3', '06 39 98 12 345', '639981234', '06 39 98 12 3a'])(
    '%j stays as it was typed',
    raw => {
      expect(typedMobile(raw)).toBe(raw);
    },
  );

  it('turns every accepted number into itself, five pairs, and every number of the field is accepted', () => {
    const digits = fc.stringMatching(/^0[67]\d{8}$/);
    fc.assert(
      fc.property(digits, value => {
        const shown = typedMobile(value);
        expect(shown.replaceAll(' ', '')).toBe(value);
        expect(shown.split(' ')).toHaveLength(5);
        expect(fieldMobile.decide({ value: shown })).toBe(true);
        expect(typedMobile(shown)).toBe(shown);
      }),
    );
  });
});

describe('the tax id', () => {
  it('answers yes or no to any text and any format that is a regular expression (PER-08)', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('\\d{11}', '^\\d{11}$', '[A-Z]{2}\\d{8}|\\d+', '', '/'), (value, format) => {
        expect(typeof fieldTaxId.decide({ value, format })).toBe('boolean');
      }),
    );
  });

  it.each(['(', '[', '\\', '*', 'a)|(b'])('refuses the format %j, which is no regular expression', format => {
    expect(fieldTaxId.input.is({ value: '123', format })).toBe(false);
  });

  it('asks for something, and no more, where a country’s format cannot be read', () => {
    expect([' ', 'x'].map(value => fieldTaxId.decide({ value, format: '(' }))).toEqual([false, true]);
  });
});

describe('the length of a field', () => {
  it('never accepts more characters than its limit, nor refuses letters within it (INF-09)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 }), (size, max) => {
        expect(fieldLength.decide({ value: 'é'.repeat(size), kind: 'alphabetic', max })).toBe(size <= max);
      }),
    );
  });
});
