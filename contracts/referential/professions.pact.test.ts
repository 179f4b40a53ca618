import type { HttpReferentials } from '@infrastructure/http/referentials/HttpReferentials';
import { answers, entry, listOf, refuses } from '../support/list';
import { eachLike, like, pactWith } from '../support/pact';

const pact = pactWith('referential');
const requirement = 'PER-07';

describe('GET /v2/socioProfessionalCategory/professions', () => {
  it('lists the professions of each category', () =>
    answers(
      pact,
      {
        state: 'the referential has entries',
        params: { name: 'professions' },
        receiving: 'a request for the professions by category',
        test: 'Referentials > professions',
        impact: 'The profession is searched among these.',
        operation: 'getProfessions',
        requirement,
      },
      { path: '/v2/socioProfessionalCategory/professions', ask: referentials => referentials.professions() },
      eachLike({ category: entry('3', 'Cadres'), professions: eachLike(entry('3105', 'Ingénieur')) }),
      [{ category: { code: '3', label: 'Cadres' }, professions: [{ code: '3105', label: 'Ingénieur' }] }],
    ));
});

describe('D-75: the language of the call (proposed, optional)', () => {
  const english = (code: string, label: string) => ({ ...entry(code, label), lang: 'en' });

  it('lists the professions in the language of the call, found by the words of both', () =>
    answers(
      pact,
      {
        state: 'entries of a list have other names',
        params: { name: 'professions' },
        receiving: 'a request for the professions from an English page',
        test: 'Referentials > professions in English',
        impact:
          'The labels are English, and a word of either language finds one; without `lang` they are shown as the bank’s own, in French.',
        operation: 'getProfessions',
        requirement: 'XTR-12',
      },
      { path: '/v2/socioProfessionalCategory/professions', language: 'en', ask: referentials => referentials.professions() },
      eachLike({
        category: english('4', 'Intermediate occupations'),
        professions: eachLike({ ...english('4101', 'Nurse'), also: eachLike('infirmier') }),
      }),
      [
        {
          category: { code: '4', label: 'Intermediate occupations', translated: true },
          professions: [{ code: '4101', label: 'Nurse', also: ['infirmier'], translated: true }],
        },
      ],
    ));
});

describe('GET /v2/referentials/profession', () => {
  const notes = { operation: 'getProfession', requirement };
  const path = '/v2/referentials/profession';

  it('tells a profession by its code', () =>
    answers(
      pact,
      {
        ...notes,
        state: 'a profession exists',
        params: { code: '3105' },
        receiving: 'a request for the profession of a code',
        test: 'Referentials > profession',
        impact: 'A profession on file that no category lists any longer is told in words.',
      },
      { path, query: { codeProfession: '3105' }, ask: referentials => referentials.profession('3105') },
      { code: '3105', label: like('Ingénieur') },
      { code: '3105', label: 'Ingénieur' },
    ));

  it('knows no profession of a code', () =>
    refuses(
      pact,
      {
        ...notes,
        state: 'a profession is unknown',
        params: { code: '0000' },
        receiving: 'a request for the profession of a code that has none',
        test: 'Referentials > unknown profession',
        impact: 'Its code is shown in the place of words.',
      },
      { path, query: { codeProfession: '0000' }, ask: referentials => referentials.profession('0000') },
      404,
      'not_found',
    ));
});

describe('GET /v2/worksituations/{x}/professions/{y}/businesssectors', () => {
  const notes = { operation: 'getBusinessSectors', requirement };
  const of = (category: string, profession: string) => ({
    path: `/v2/worksituations/${category}/professions/${profession}/businesssectors`,
    ask: (referentials: HttpReferentials) => referentials.businessSectors(category, profession),
  });
  const sectors = listOf('J62', 'Informatique');

  it.each([
    ['several sectors', 'a profession has business sectors', '3', '3105', sectors.wire, sectors.become, 'Asks in which sector.'],
    ['no sector', 'a profession has no business sector', '7', '7101', [], [], 'No sector is asked.'],
  ] as const)('lists %s of a profession', (what, state, category, profession, wire, become, impact) =>
    answers<readonly { readonly code: string; readonly label: string }[]>(
      pact,
      {
        ...notes,
        state,
        params: { category, profession },
        receiving: `a request for the business sectors of a profession that has ${what}`,
        test: `Referentials > ${what}`,
        impact,
      },
      of(category, profession),
      wire,
      become,
    ),
  );

  it('knows no such profession of the category', () =>
    refuses(
      pact,
      {
        ...notes,
        state: 'a profession is not of the category',
        params: { category: '3', profession: '7101' },
        receiving: 'a request for the business sectors of a profession that is not of the category',
        test: 'Referentials > sectors of an unknown pair',
        impact: 'Opens the error dialog, with another try.',
      },
      of('3', '7101'),
      404,
      'not_found',
    ));
});
