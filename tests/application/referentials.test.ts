import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Referentials } from '@application/ports/Referentials';
import { Lists } from '@application/referentials/Lists';
import { DescribePerson } from '@application/summary/DescribePerson';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import type { Country, Town } from '@domain/referentials/entries';
import { unreachable } from '../builders/ending';
import { CheckAnswers, failing, given } from '../fakes/ports';

const france: Country = { code: 'FR', label: 'France', osceCode: '001' };
const lyon: Town = { cityId: '123', label: 'Lyon', department: '69', postalCode: '69001' };
const cedex: Town = { cityId: '900', label: 'Lyon Cedex 03', department: '69', postalCode: '69003' };
const entries = [{ code: 'A', label: 'Le premier' }];

/** A bank that knows little; it tells what was asked of it. */
const bank = (change: Partial<Referentials> = {}) => {
  const asked: string[] = [];
  const told =
    <A>(what: string, answer: TaskEither<Failure, A>): TaskEither<Failure, A> =>
    () => {
      asked.push(what);
      return answer();
    };
  const referentials: Referentials = {
    osceCountries: () => given([france]),
    countries: () => given([france]),
    counties: () =>
      given([
        { code: '69', label: 'Rhône' },
        { code: '99', label: 'Étranger' },
      ]),
    postalTowns: code => told(`postal ${code}`, given([lyon, cedex])),
    birthTowns: county => told(`birth ${county}`, given([lyon])),
    fiscalFormat: country => told(`format ${country}`, given(country === 'BE' ? '^\\d{11}$' : undefined)),
    entries: type => told(`entries ${type}`, given(entries)),
    wealth: filter => told(`wealth ${filter}`, given(entries)),
    streetTypes: () => told('streetTypes', given(entries)),
    profession: code => told(`profession ${code}`, given({ code, label: 'Une profession' })),
    professions: () =>
      told('professions', given([{ category: { code: 'C', label: 'Cadres' }, professions: [{ code: 'P', label: 'Cheffe' }] }])),
    businessSectors: (category, profession) => told(`sectors ${category} ${profession}`, given([{ code: 'S', label: 'Santé' }])),
    ...change,
  };
  return { referentials, asked };
};

describe('PER-03, PER-06: towns', () => {
  test('of a postal code: in capitals, those without inhabitants left out', async () => {
    const { referentials, asked } = bank();
    expect(await new Lists(referentials).townsOf('69001')()).toEqual(E.right([{ ...lyon, label: 'LYON' }]));
    expect(asked).toEqual(['postal 69001']);
  });

  test('that one is born in: by the county', async () => {
    const { referentials, asked } = bank();
    await new Lists(referentials).townsIn('69')();
    expect(asked).toEqual(['birth 69']);
  });
});

describe('lists', () => {
  test('PER-03: counties without 99, asked for once', async () => {
    const counties = new CheckAnswers([
      E.right([
        { code: '69', label: 'Rhône' },
        { code: '99', label: 'Étranger' },
      ]),
    ]);
    const { referentials } = bank({ counties: () => counties.ask });
    const { counties: list } = new Lists(referentials);
    expect(await list()).toEqual(E.right([{ code: '69', label: 'Rhône' }]));
    await list();
    expect(counties.times).toBe(1);
  });

  test('PER-02: nationalities and countries are two lists', async () => {
    const { referentials } = bank({ countries: () => given([france, { code: 'BE', label: 'Belgique', osceCode: undefined }]) });
    const lists = new Lists(referentials);
    expect(await lists.nationalities()).toEqual(E.right([france]));
    expect(E.isRight(await lists.countries())).toBe(true);
  });

  test.each([
    ['familySituations', 'entries familySituations'],
    ['housingSituations', 'entries housingSituations'],
    ['maritalRegimes', 'entries maritalRegimes'],
    ['streetTypes', 'streetTypes'],
    ['wealth', 'wealth PARTICULIER'],
  ] as const)('PER-04, PER-05, PER-07: %s', async (list, call) => {
    const { referentials, asked } = bank();
    expect(await new Lists(referentials)[list]()).toEqual(E.right(entries));
    expect(asked).toContain(call);
  });

  test('a list that failed is asked for again', async () => {
    const streets = new CheckAnswers<typeof entries>([E.left<Failure, typeof entries>(unreachable), E.right(entries)]);
    const { referentials } = bank({ streetTypes: () => streets.ask });
    const { streetTypes } = new Lists(referentials);
    expect(await streetTypes()).toEqual(E.left(unreachable));
    expect(await streetTypes()).toEqual(E.right(entries));
  });

  test('PER-08: a country’s format, or none', async () => {
    const { referentials } = bank();
    const lists = new Lists(referentials);
    expect([await lists.taxIdFormat('BE')(), await lists.taxIdFormat('FR')()]).toEqual([E.right('^\\d{11}$'), E.right(undefined)]);
  });
});

describe('SUM-01: a person in words', () => {
  const describing = (change: Partial<Referentials> = {}) => {
    const { referentials, asked } = bank(change);
    const use = new DescribePerson(new Lists(referentials), referentials);
    return { use, asked };
  };
  const person: Prospect = {
    ...blankProspect,
    birth: { ...blankProspect.birth, nationality: '001', country: 'FR', county: '69', town: 'LYON' },
    family: { situation: 'A', maritalRegime: undefined },
    occupation: { category: 'C', profession: 'P', employer: 'Atelier', sector: 'S' },
    wealth: 'A',
    fiscal: { frenchTaxResident: true, obligations: [{ country: 'FR', taxId: '1' }] },
  };

  test('every code has its label', async () => {
    const described = await describing().use.run(person)();
    expect(E.isRight(described) && described.right).toMatchObject({
      birth: { nationality: 'France', country: 'France', county: 'Rhône' },
      family: { situation: 'Le premier', maritalRegime: undefined },
      occupation: { category: 'Cadres', profession: 'Cheffe', sector: 'Santé' },
      wealth: 'Le premier',
      fiscal: { obligations: [{ country: 'France', taxId: '1' }] },
    });
  });

  test('PER-10: a code that no list knows is an answer that broke its contract', async () => {
    const described = await describing().use.run({ ...person, birth: { ...person.birth, county: '99' } })();
    expect(described).toEqual(E.left({ kind: 'unreadable', report: ['UNKNOWN_COUNTY'] }));
  });

  test('sectors are asked for only where an occupation is known', async () => {
    const { use, asked } = describing();
    await use.run(blankProspect)();
    expect(asked.some(call => call.startsWith('sectors'))).toBe(false);
    await use.run(person)();
    expect(asked).toContain('sectors C P');
  });

  const lamplighter: Prospect = { ...person, occupation: { ...person.occupation, profession: 'OLD' } };
  const gone = failing({ kind: 'absent' });

  test('PER-10: a profession that no category lists any longer is asked for by its code, and no other is', async () => {
    const { use, asked } = describing();
    await use.run(person)();
    expect(asked.some(call => call.startsWith('profession '))).toBe(false);
    const described = await use.run(lamplighter)();
    expect(E.isRight(described) && described.right.occupation.profession).toBe('Une profession');
    expect(asked).toContain('profession OLD');
  });

  test('PER-10: of a profession that the bank knows no longer, code and sector stay as they are', async () => {
    const described = await describing({ profession: () => gone, businessSectors: () => gone }).use.run(lamplighter)();
    expect(E.isRight(described) && [described.right.occupation.profession, described.right.occupation.sector]).toEqual(['OLD', 'S']);
  });

  test('a profession that cannot be had is reported', async () => {
    expect(await describing({ profession: () => failing(unreachable) }).use.run(lamplighter)()).toEqual(E.left(unreachable));
  });

  test('a list that cannot be had is reported', async () => {
    expect(await describing({ streetTypes: () => () => Promise.resolve(E.left(unreachable)) }).use.run(person)()).toEqual(
      E.left(unreachable),
    );
  });
});
