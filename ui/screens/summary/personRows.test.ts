import { blankProspect, places, recapRows } from '@domain/holders/prospect';
import { recapRowsMessages as copy } from '@messages/recapRows';
import { personLines } from './personLines';
import { person as whole } from '@contracts/support/person';
import { personRows } from './personRows';

const born = (nationality: string | undefined) => ({ ...blankProspect, birth: { ...blankProspect.birth, nationality } });
const told = (code: string | undefined, country: string | undefined) =>
  personRows(born(code), born(country))
    .filter(({ name }) => name.startsWith('nationality'))
    .map(({ name, value }) => [copy.rows[name], value]);

describe('PER-02, SUM-01, CFG-05: a nationality is written in right French, though the bank lists countries', () => {
  test.each([
    ['the French one by its own word', '001', 'France', ['Nationalité', 'Française']],
    ['another by its country', '131', 'Belgique', ['Pays de nationalité', 'Belgique']],
    ['none said', undefined, undefined, ['Nationalité', copy.notSaid]],
  ])('%s', (_what, code, country, row) => {
    expect(told(code, country)).toEqual([row]);
  });

  test('in the short lines too', () => {
    const { identity } = personLines(born('131'), born('Belgique'));
    expect(identity[0]?.more).toContain(copy.told('Pays de nationalité', 'Belgique'));
  });
});

describe('SUM-01, XTR-01: a person with every answer', () => {
  const abroad = { ...whole, birth: { ...whole.birth, nationality: '131' } };

  test('every answer has its row, in the order of the table', () => {
    expect(personRows(whole, whole).map(({ name }) => name)).toEqual(recapRows);
    expect(personRows(abroad, abroad).map(({ name }) => name)).toContain('nationalityCountry');
  });

  test.each([
    [true, copy.yes],
    [false, copy.no],
  ])('an answer %s is read as %s', (answer, said) => {
    const person = { ...whole, fiscal: { ...whole.fiscal, usPerson: answer } };
    expect(personRows(person, person).find(({ name }) => name === 'usPerson')?.value).toBe(said);
  });

  test.each([
    [true, copy.taxResident],
    [false, copy.notSaid],
  ])('resident in France for tax, %s: the row says %s', (frenchTaxResident, said) => {
    const person = { ...whole, fiscal: { ...whole.fiscal, frenchTaxResident } };
    expect(personRows(person, person).find(({ name }) => name === 'tax')?.value).toBe(said);
  });

  test('D-87: a country without a tax number says why', () => {
    const obligations = personRows(whole, whole).find(({ name }) => name === 'obligations');
    expect(obligations?.value).toBe('DE\u00a0: 12345678901, AE\u00a0: pas de numéro d’identification fiscale dans ce pays');
  });

  test('every row is on a short line except the category, which its profession says', () => {
    const { identity, situation } = personLines(whole, whole);
    const told = [...identity, ...situation].flatMap(({ value, more }) => [value, ...more]);
    const rows = personRows(whole, whole).filter(
      ({ name, value }) => !told.some(each => each === value || each === copy.told(copy.rows[name], value)),
    );
    expect(rows.map(({ name }) => name)).toEqual(['category']);
  });

  test('only a required answer is reported as missing', () => {
    const missing = personRows(blankProspect, blankProspect).filter(({ value }) => value === copy.notSaid);
    const required = [...new Set(places.flatMap(({ field }) => (field.required === true && field.row !== null ? field.row : [])))];
    expect(missing.map(({ name }) => name)).toEqual(required);
  });
});
