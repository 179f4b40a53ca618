import { answers, entry } from '../support/list';
import { arrayContaining, eachLike, formed, like, pactWith } from '../support/pact';

const pact = pactWith('referential');
const state = 'entries of a list have other names' as const;
const names = (name: string) => eachLike(name);
const notes = (list: string) => ({
  state,
  params: { name: list },
  receiving: `a request for the ${list} with their other names`,
  test: `Referentials > other names of ${list}`,
  impact: 'Each of these names finds the entry too; without them its label alone does.',
});

describe('D-67, D-87: other names of an entry (proposed, optional)', () => {
  it('finds a county by the name or number that a department had', () =>
    answers(
      pact,
      { ...notes('counties'), params: { name: 'county' }, operation: 'getCounties', requirement: 'PER-03' },
      { path: '/v1/county', query: { validCounty: 'true' }, ask: referentials => referentials.counties() },
      eachLike({ ...entry('2A', 'Corse-du-Sud', 'County'), also: names('20') }),
      [{ code: '2A', label: 'Corse-du-Sud', also: ['20'] }],
    ));

  it('finds a town by the name of a commune that it took in', () =>
    answers(
      pact,
      { ...notes('birth towns'), params: { name: 'birth-towns', county: '59' }, operation: 'getBirthTowns', requirement: 'PER-03' },
      { path: '/v1/birth-towns', query: { county: '59' }, ask: referentials => referentials.birthTowns('59') },
      eachLike({ cityId: like('59350'), label: like('Lille'), department: '59', also: names('Lomme') }),
      [{ cityId: '59350', label: 'Lille', department: '59', also: ['Lomme'], postalCode: undefined }],
    ));

  it('finds a country by a former or everyday name', () =>
    answers(
      pact,
      { ...notes('countries'), operation: 'getCountries', requirement: 'PER-05' },
      { path: '/v1/countries', query: { validCountry: 'true' }, ask: referentials => referentials.countries() },
      eachLike({ ...entry('RU', 'Russie', 'Country'), osceCode: formed('Nationality', '2504'), also: names('URSS') }),
      [{ code: 'RU', label: 'Russie', osceCode: '2504', also: ['URSS'] }],
    ));

  it('finds a nationality by the name of its people', () =>
    answers(
      pact,
      { ...notes('nationalities'), params: { name: 'oscecountries' }, operation: 'getOsceCountries', requirement: 'PER-02' },
      { path: '/v1/oscecountries', ask: referentials => referentials.osceCountries() },
      eachLike({ ...entry('MA', 'Maroc', 'Country'), osceCode: formed('Nationality', '2504'), also: names('marocain') }),
      [{ code: 'MA', label: 'Maroc', osceCode: '2504', also: ['marocain'] }],
    ));

  it('finds a profession by an everyday word', () =>
    answers(
      pact,
      { ...notes('professions'), operation: 'getProfessions', requirement: 'PER-07' },
      { path: '/v2/socioProfessionalCategory/professions', ask: referentials => referentials.professions() },
      eachLike({
        category: entry('5', 'Employés'),
        professions: eachLike({ ...entry('5112', 'Agent d’entretien'), also: names('femme de ménage') }),
      }),
      [
        {
          category: { code: '5', label: 'Employés' },
          professions: [{ code: '5112', label: 'Agent d’entretien', also: ['femme de ménage'] }],
        },
      ],
    ));

  it('ends each category of professions in Autre', () =>
    answers(
      pact,
      {
        ...notes('professions'),
        state: 'the referential has entries',
        params: { name: 'professions' },
        receiving: 'a request for the professions, an entry for all others among them',
        test: 'Referentials > another profession',
        operation: 'getProfessions',
        requirement: 'PER-07',
      },
      { path: '/v2/socioProfessionalCategory/professions', ask: referentials => referentials.professions() },
      arrayContaining({ category: entry('5', 'Employés'), professions: arrayContaining({ code: like('5199'), label: like('Autre') }) }),
      [{ category: { code: '5', label: 'Employés' }, professions: [{ code: '5199', label: 'Autre' }] }],
    ));
});
