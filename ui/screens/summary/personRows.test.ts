import type { Described } from '@domain/holders/describe';
import { blankProspect } from '@domain/holders/prospect';
import { recapRowsMessages as copy } from '@ui/copy/fr/recapRows';
import { personLines } from './personLines';
import { person as whole } from '@contracts/support/person';
import { personRows, rowOfAnswer } from './personRows';

const described = (nationality: string | undefined) => ({ nationality, obligations: [] }) as unknown as Described;
const born = (nationality: string | undefined) => ({ ...blankProspect, birth: { ...blankProspect.birth, nationality } });
const told = (code: string | undefined, country: string | undefined) =>
  personRows(born(code), described(country))
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
    const { identity } = personLines(born('131'), described('Belgique'));
    expect(identity[0]?.more).toContain(copy.told('Pays de nationalité', 'Belgique'));
  });
});

test('SUM-01, XTR-01: every answer has its row in the recap, and every row of a whole person is shown', () => {
  const label = 'x';
  const all: Described = {
    nationality: undefined,
    birthCountry: label,
    birthCounty: label,
    situation: label,
    maritalRegime: label,
    streetType: label,
    country: label,
    housing: label,
    category: label,
    profession: label,
    sector: label,
    wealth: label,
    obligations: [],
  };
  const rows = (nationality: string) => personRows({ ...whole, birth: { ...whole.birth, nationality } }, { ...all, nationality });
  const shown = new Set([...rows('001'), ...rows('131')].map(({ name }) => name));
  const wanted = Object.values(rowOfAnswer).flatMap(row => (typeof row === 'string' ? [row] : Object.values(row)));
  expect(wanted.filter(row => row !== null && !shown.has(row))).toEqual([]);
});
