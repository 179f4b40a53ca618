import { taxPart } from '@contracts/support/person';
import * as E from 'fp-ts/Either';
import { Lists } from './Lists';
import { DescribePerson } from '@application/summary/DescribePerson';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { countryNames } from '@ui/copy/en/countryNames';
import { listLabels } from '@ui/copy/en/listLabels';
import { signedOut } from '@tests/builders/ending';
import { settings } from '@tests/builders/journey';
import { MemoryErrorReporter } from '@tests/fakes/MemoryErrorReporter';
import { failing } from '@tests/fakes/ports';
import { MemoryReferentials } from '@tests/fakes/referentials';

const listing = () => {
  const bank = new MemoryReferentials();
  return { bank, lists: new Lists(bank) };
};
const valueOf = <A>(answer: E.Either<unknown, A>): A | undefined => (E.isRight(answer) ? answer.right : undefined);

describe('lists', () => {
  test('PER-06: the towns of a postal code are in capitals, those without inhabitants left out; those one is born in are asked by the county', async () => {
    const { bank, lists } = listing();
    const [lyon] = bank.towns;
    bank.towns = lyon ? [lyon, { ...lyon, cityId: '900', label: 'Lyon Cedex 03' }] : [];
    expect(valueOf(await lists.townsOf('69001')())).toEqual([{ ...lyon, label: 'LYON' }]);
    await lists.townsIn('69')();
    expect(bank.asked).toEqual(['postal 69001', 'births 69']);
  });

  test('PER-03: counties without 99, asked for once', async () => {
    const { bank, lists } = listing();
    bank.departments = [
      { code: '69', label: 'Rhône' },
      { code: '99', label: 'Étranger' },
    ];
    expect(await lists.counties()).toEqual(E.right([{ code: '69', label: 'Rhône' }]));
    await lists.counties();
    expect(bank.asked).toEqual(['counties']);
  });

  test.each(['nationalities', 'countries', 'familySituations', 'housingSituations', 'maritalRegimes', 'streetTypes', 'wealth'] as const)(
    'PER-02, PER-04, PER-05, PER-07: %s, asked for again where it failed',
    async list => {
      const { bank, lists } = listing();
      bank.missing.add(list);
      expect(E.isLeft(await lists[list]())).toBe(true);
      bank.missing.clear();
      expect(E.isRight(await lists[list]())).toBe(true);
      expect(bank.asked).toEqual([list, list]);
    },
  );

  test('XTR-12, D-87: countries in the reader’s words and order, found by everyday names and by the bank’s', async () => {
    const known = valueOf(await new Lists(new MemoryReferentials(), listLabels).countries()) ?? [];
    const [france, belgium] = known;
    expect([france?.label, belgium?.label]).toEqual(['France', 'Belgium']);
    expect(belgium?.also).toEqual(expect.arrayContaining(['Belgian', 'Belgique']));
    expect(countryNames('XX1')).toBeUndefined();
  });

  test('PER-08: a country’s format, or none', async () => {
    const { lists } = listing();
    expect([await lists.taxIdFormat('BE')(), await lists.taxIdFormat('FR')()]).toEqual([E.right('^\\d{11}$'), E.right(undefined)]);
  });
});

describe('SUM-01: a person in words', () => {
  const describing = () => {
    const { bank, lists } = listing();
    const reporter = new MemoryErrorReporter();
    return { bank, reporter, use: new DescribePerson(lists, bank, reporter, settings()) };
  };
  const person: Prospect = {
    ...blankProspect,
    birth: { ...blankProspect.birth, nationality: '001', country: 'FR', county: '69', town: 'LYON' },
    family: { situation: '1', maritalRegime: undefined },
    occupation: { category: '3', profession: '3105', employer: 'Atelier', sector: 'S1' },
    wealth: 'W1',
    fiscal: taxPart({ obligations: [{ country: 'FR', taxId: '1' }] }),
  };
  const lamplighter: Prospect = { ...person, occupation: { ...person.occupation, profession: 'OLD' } };

  test('PER-10: a code that its list does not know is reported by the name of its error, and stays a code', async () => {
    const { use, reporter } = describing();
    const described = await use.run({ ...person, birth: { ...person.birth, county: '99' } })();
    expect(valueOf(described)?.birth).toMatchObject({ county: '99', country: 'France' });
    expect(reporter.reports).toEqual([{ kind: 'rule', where: 'recap', detail: ['UNKNOWN_COUNTY'] }]);
  });

  test('SES-02: the end of the session is a failure of the whole', async () => {
    const { use, bank } = describing();
    Object.assign(bank, { streetTypes: () => failing(signedOut) });
    expect(await new DescribePerson(new Lists(bank), bank, new MemoryErrorReporter(), settings()).run(person)()).toEqual(E.left(signedOut));
    expect(E.isRight(await use.run(person)())).toBe(true);
  });

  test('sectors are asked for only where an occupation is known', async () => {
    const { use, bank } = describing();
    await use.run(blankProspect)();
    expect(bank.asked.some(call => call.startsWith('sectors'))).toBe(false);
    await use.run(person)();
    expect(bank.asked).toContain('sectors 3105');
  });

  test('PER-10: a profession that no category lists any longer is asked for by its code, and no other is', async () => {
    const { use, bank } = describing();
    await use.run(person)();
    expect(bank.asked.some(call => call.startsWith('profession '))).toBe(false);
    expect(valueOf(await use.run(lamplighter)())?.occupation.profession).toBe('Une profession');
    expect(bank.asked).toContain('profession OLD');
  });

  test('PER-10: of a profession that the bank knows no longer, code and sector stay as they are', async () => {
    const { use, bank } = describing();
    const absent = () => failing({ kind: 'absent' });
    Object.assign(bank, { profession: absent, businessSectors: absent });
    expect(valueOf(await use.run(lamplighter)())).toMatchObject({ occupation: { profession: 'OLD', sector: 'S1' } });
  });

  test.each([
    ['profession OLD', 'professions'],
    ['familySituations', 'familySituations'],
  ])('SUM-02: %s that cannot be had leaves a code; asked again, it has its words', async (missing, list) => {
    const { use, bank } = describing();
    bank.missing.add(missing);
    expect(valueOf(await use.run(lamplighter)())).toMatchObject({ missed: [list], birth: { country: 'France', county: 'Rhône' } });
    bank.missing.clear();
    expect(valueOf(await use.run(lamplighter)())).toMatchObject({ missed: [] });
  });
});
