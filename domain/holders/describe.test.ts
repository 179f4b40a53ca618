import { taxPart } from '@contracts/support/person';
import { describe as inWords, labelIn, type Wordings } from './describe';
import { blankProspect, places, valueAt, type Prospect } from './prospect';

const list = (...entries: readonly (readonly [string, string])[]) => entries.map(([code, label]) => ({ code, label }));

const lists: Wordings = {
  nationalities: [
    { code: 'BE', label: 'Belge', osceCode: '131' },
    { code: 'FR', label: 'Française', osceCode: '001' },
  ],
  countries: [
    { code: 'BE', label: 'Belgique', osceCode: '131' },
    { code: 'FR', label: 'France', osceCode: '001' },
  ],
  counties: list(['69', 'Rhône'], ['44', 'Loire-Atlantique']),
  familySituations: list(['CEL', 'Célibataire'], ['MAR', 'Mariée']),
  maritalRegimes: list(['COM', 'Communauté'], ['SEP', 'Séparation']),
  housingSituations: list(['PRO', 'Propriétaire'], ['LOC', 'Locataire']),
  streetTypes: list(['AV', 'Avenue'], ['RUE', 'Rue']),
  wealth: list(['W1', 'Peu'], ['W2', 'Assez']),
  categories: list(['A', 'Agriculteurs'], ['B', 'Professions intermédiaires']),
  professions: list(['A1', 'Maraîchère'], ['B1', 'Infirmière']),
  sectors: list(['S1', 'Industrie'], ['S2', 'Santé']),
};

const person: Prospect = {
  ...blankProspect,
  birth: { ...blankProspect.birth, nationality: '001', country: 'FR', county: '44' },
  family: { situation: 'MAR', maritalRegime: 'SEP' },
  address: { ...blankProspect.address, streetType: 'RUE', country: 'FR', housing: 'LOC' },
  occupation: { category: 'B', profession: 'B1', employer: undefined, sector: 'S2' },
  wealth: 'W2',
  fiscal: taxPart({ obligations: [{ country: 'BE', taxId: '123' }] }),
};

const allNamed = { translated: [], unlabelled: [], missed: [], unknown: [] };

test('SUM-01: every code has the words of its own list', () => {
  expect(inWords(person, lists)).toEqual({
    ...person,
    birth: { ...person.birth, nationality: 'Française', country: 'France', county: 'Loire-Atlantique' },
    family: { situation: 'Mariée', maritalRegime: 'Séparation' },
    address: { ...person.address, streetType: 'Rue', country: 'France', housing: 'Locataire' },
    occupation: { ...person.occupation, category: 'Professions intermédiaires', profession: 'Infirmière', sector: 'Santé' },
    wealth: 'Assez',
    fiscal: taxPart({ obligations: [{ country: 'Belgique', taxId: '123' }] }),
    ...allNamed,
  });
});

test('SUM-01: what is not known is not told', () => {
  expect(inWords(blankProspect, lists)).toEqual({ ...blankProspect, ...allNamed });
});

test('SUM-01: a code that a list of words does not have stays as it is', () => {
  const odd: Prospect = {
    ...person,
    family: { ...person.family, maritalRegime: 'X1' },
    address: { ...person.address, streetType: 'X2', housing: 'X3' },
    occupation: { ...person.occupation, profession: 'X4', sector: 'X5' },
    wealth: 'X6',
  };
  const { family, address, occupation, wealth } = inWords(odd, lists);
  const kept = [family.maritalRegime, address.streetType, address.housing, occupation.profession, occupation.sector, wealth];
  expect(kept.join(' ')).toBe('X1 X2 X3 X4 X5 X6');
});

describe('PER-10: a code that matches nothing throws by what it is; on the recap it stays a code, and every other row has its words', () => {
  test.each<[string, string, string, string, Partial<Prospect>]>([
    ['a nationality', 'UNKNOWN_COUNTRY', 'nationalities', 'FR', { birth: { ...person.birth, nationality: 'FR' } }],
    ['a country of birth', 'UNKNOWN_COUNTRY', 'countries', '001', { birth: { ...person.birth, country: '001' } }],
    ['a county', 'UNKNOWN_COUNTY', 'counties', '00', { birth: { ...person.birth, county: '00' } }],
    ['a family situation', 'UNKNOWN_FAMILY_SITUATION', 'familySituations', 'ZZ', { family: { ...person.family, situation: 'ZZ' } }],
    ['a country of residence', 'UNKNOWN_COUNTRY', 'countries', 'ZZ', { address: { ...person.address, country: 'ZZ' } }],
    ['an occupation', 'UNKNOWN_OCCUPATION_STATUS', 'categories', 'ZZ', { occupation: { ...person.occupation, category: 'ZZ' } }],
    ['a country of tax', 'UNKNOWN_COUNTRY', 'countries', 'ZZ', { fiscal: taxPart({ obligations: [{ country: 'ZZ', taxId: '1' }] }) }],
  ])('%s', (_, tag, name, code, change) => {
    const entries = Object.entries(lists).find(([each]) => each === name)?.[1] ?? [];
    expect(() => labelIn(name, entries, code)).toThrow(expect.objectContaining({ tag }));
    const named = inWords(person, lists);
    const [part] = Object.keys(change);
    const told = inWords({ ...person, ...change }, lists);
    expect(told).toMatchObject({ unlabelled: [name], missed: [], unknown: [tag] });
    expect(JSON.stringify(valueAt(told, [part ?? '']))).toContain(`"${code}"`);
    expect({ ...told, ...allNamed, [part ?? '']: undefined }).toEqual({ ...named, [part ?? '']: undefined });
  });

  test.each(Object.keys(lists))('a list that failed to load (%s): its codes stay codes, no error is reported', missing => {
    const others: Wordings = Object.fromEntries(Object.entries(lists).filter(([name]) => name !== missing));
    const named = inWords(person, lists);
    const told = inWords(person, others);
    expect(told).toMatchObject({ unlabelled: [missing], missed: [missing], unknown: [] });
    const differing = places.filter(({ names }) => JSON.stringify(valueAt(told, names)) !== JSON.stringify(valueAt(named, names)));
    for (const { names } of differing) expect(valueAt(told, names)).toEqual(valueAt(person, names));
    expect(differing.length).toBeGreaterThan(0);
  });
});
