import { papers } from '@domain/proofs/papers';
import { fieldBirthplace } from '@domain/field/birthplace';
import { fieldName } from '@domain/field/name';
import { fieldPostalCode } from '@domain/field/postalCode';
import type { Day } from '@domain/kernel/day';
import { proofsAfterFailure } from '@domain/proofs/afterFailure';
import { codeText, readCodeText } from '@sandbox/analysis/facts';
import { isKnownEmployer, isTaxReference, mentionIn } from '@sandbox/analysis/formats';
import { paperNames } from '@sandbox/analysis/kinds';
import { sampleFacts } from '@sandbox/samples/drawing';
import { checkDigit, idCardZone, passportZone } from '@sandbox/samples/mrz';
import { samplePeople } from '@sandbox/samples/person';
import { validFacts } from '@sandbox/samples/printed';
import { sampleOf } from '@sandbox/samples/samples';
import { outcomesOf, variants } from '@sandbox/samples/variants';

const person = samplePeople.holder;
const today: Day = '2025-10-15';

describe('the people of the samples', () => {
  test.each(Object.entries(samplePeople))(
    'the %s can be typed in the journey as they are',
    (_, { firstName, lastName, birthplace, postalCode, employer, siret }) => {
      for (const value of [firstName, lastName]) expect(fieldName.decide({ value })).toBe(true);
      expect(fieldBirthplace.decide({ value: birthplace })).toBe(true);
      expect(fieldPostalCode.decide({ value: postalCode })).toBe(true);
      expect(isKnownEmployer(employer, siret)).toBe(true);
    },
  );
});

describe('what a sample carries', () => {
  test('comes back from its code as it was put in', () => {
    for (const document of paperNames)
      for (const outcome of outcomesOf(document, { today, birthdate: person.birthdate })) {
        const facts = sampleFacts({ document, outcome, person, today });
        expect(readCodeText(codeText(facts))).toEqual({ kind: 'facts', facts });
      }
  });

  test('differs from the valid one in nothing but what its outcome is about', () => {
    const differing = (outcome: keyof typeof variants, document: (typeof paperNames)[number]) => {
      const valid = Object.entries(sampleFacts({ document, outcome: 'OK', person, today }));
      const other: Record<string, unknown> = sampleFacts({ document, outcome, person, today });
      return valid.filter(([name, value]) => other[name] !== value).map(([name]) => name);
    };
    expect(differing('FIRST_NAME_MISMATCH', 'CNI')).toEqual(['firstName']);
    expect(differing('EXPIRED', 'PASSPORT')).toEqual(['issued', 'expires']);
    expect(differing('ISSUE_DATE', 'ADDRESS_TAX_NOTICE')).toEqual(['issued', 'taxReference']);
    expect(differing('INVALID_EMPLOYER', 'PAYSLIP')).toEqual(['siret']);
    expect(differing('UNUSABLE_IMAGE', 'GAS')).toEqual([]);
  });

  test('a person who has the other name by chance still differs', () => {
    const camille = { ...person, firstName: 'Camille', lastName: 'Témoin' };
    expect(sampleFacts({ document: 'GAS', outcome: 'FIRST_NAME_MISMATCH', person: camille, today }).firstName).not.toBe('Camille');
    expect(sampleFacts({ document: 'GAS', outcome: 'LAST_NAME_MISMATCH', person: camille, today }).lastName).not.toBe('Témoin');
  });

  test('is counted from the bank’s day: moved by ten years, the dates move as much', () => {
    for (const document of paperNames) {
      const [now, then] = ([today, '2035-10-15'] as const).map(day => sampleFacts({ document, outcome: 'OK', person, today: day }).issued);
      expect(Number(then!.slice(0, 4)) - Number(now!.slice(0, 4))).toBe(10);
    }
  });

  test('an old card that lasts fifteen years is made only for who was an adult in 2013, while it lasts (XTR-20)', () => {
    const has = (birthdate: Day, day: Day) => outcomesOf('CNI', { birthdate, today: day }).includes('OLD_CARD');
    expect([has('1992-03-27', today), has('2003-03-27', today), has('1992-03-27', '2035-10-15')]).toEqual([true, false, false]);
  });

  test('a code of another maker is not read; one of another version or form is unknown', () => {
    expect(readCodeText('DC04FR000001')).toBeUndefined();
    expect(readCodeText('SPECIMEN2D/2 {}')).toEqual({ kind: 'unknown' });
    expect(readCodeText('SPECIMEN2D/1 {"kind":"CNI"}')).toEqual({ kind: 'unknown' });
    expect(readCodeText('SPECIMEN2D/1 not json')).toEqual({ kind: 'unknown' });
  });

  test('every outcome has French words, and every refusal is one that the domain knows', () => {
    for (const [outcome, { says }] of Object.entries(variants)) {
      expect(says).toMatch(/\.$/);
      expect(proofsAfterFailure.input.is({ reason: outcome })).toBe(true);
    }
    expect(Object.keys(papers)).toEqual(paperNames);
  });
});

describe('machine-readable zones', () => {
  const passport = {
    ...validFacts('PASSPORT', person, today),
    number: 'L898902C3',
    country: 'UTO',
    lastName: 'Œuvrard L’Haÿ',
    firstName: 'Anna Maria',
  };

  test('check digits are those of ICAO’s own specimen', () => {
    expect(['L898902C3', '740812', '120415', 'ZE184226B<<<<<'].map(checkDigit)).toEqual(['6', '2', '9', '1']);
  });

  test('a passport has two lines of 44, names in plain capitals', () => {
    const [first, second] = passportZone({ facts: passport, person });
    expect(first).toBe('P<UTOOEUVRARD<LHAY<<ANNA<MARIA'.padEnd(44, '<'));
    expect(second).toMatch(/^L898902C36UTO9203273F\d{7}<{14}0\d$/);
    expect(second).toHaveLength(44);
  });

  test('an ID card has three lines of 30, the old model two of 36', () => {
    const facts = validFacts('CNI', person, today);
    expect(idCardZone({ facts, person }).map(line => line.length)).toEqual([30, 30, 30]);
    expect(idCardZone({ facts: { ...facts, model: '1995' }, person }).map(line => line.length)).toEqual([36, 36]);
  });
});

describe('what the analysis knows of formats', () => {
  test.each([
    ['Chez M. Témoin, 12 rue des Tilleuls', 'Chez'],
    ['12 rue Chezeaux', undefined],
    ['c/o Mme Quidam', 'c/o'],
    ['BP 12', 'BP 12'],
    ['12 rue des Tilleuls', undefined],
  ])('%s mentions someone else: %s', (address, mention) => expect(mentionIn(address)).toBe(mention));

  test('a tax reference has 13 signs and begins with its year', () => {
    expect(isTaxReference('257A123456744', '2025-08-01')).toBe(true);
    expect(isTaxReference('247A123456744', '2025-08-01')).toBe(false);
    expect(isTaxReference('257A12345674', '2025-08-01')).toBe(false);
  });

  test('an employer has a name and a SIRET with its check digit', () => {
    expect(isKnownEmployer('Atelier', '00000123400012')).toBe(true);
    expect(isKnownEmployer('Atelier', '00000123400013')).toBe(false);
    expect(isKnownEmployer('Atelier', '0000012340001')).toBe(false);
    expect(isKnownEmployer(' ', '00000123400012')).toBe(false);
  });
});

describe('samples as files', () => {
  test('have a name that says what they are, and two of them where an ID card is asked for', async () => {
    const of = async (document: 'CNI' | 'PASSPORT') =>
      (await sampleOf({ document, outcome: 'DOCUMENT_TYPE', format: 'png', today, width: 300 })).map(({ name }) => name);
    expect(await of('CNI')).toEqual(['carte-identite-document-type-recto.png', 'carte-identite-document-type-verso.png']);
    expect(await of('PASSPORT')).toEqual(['passeport-document-type.png']);
  });

  test('are the same bytes each time', async () => {
    const wish = { document: 'GAS', outcome: 'OK', format: 'pdf', today } as const;
    const [once] = await sampleOf({ ...wish, width: 300 });
    const [again] = await sampleOf({ ...wish, width: 300, person: {} });
    expect(Buffer.from(once!.bytes).equals(Buffer.from(again!.bytes))).toBe(true);
  });
});
