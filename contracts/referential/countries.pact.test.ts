import { FRANCE } from '@domain/referentials/france';
import { answers, entry } from '../support/list';
import { arrayContaining, eachLike, formed, like, pactWith } from '../support/pact';

const pact = pactWith('referential');
const france = { code: 'FR', label: 'France', osceCode: '001' };
const withFrance = arrayContaining({ ...FRANCE, label: like(france.label) });
const state = 'the referential has entries';

describe('GET /v1/oscecountries', () => {
  const notes = { state, params: { name: 'oscecountries' }, operation: 'getOsceCountries', requirement: 'PER-02' } as const;

  it('lists nationalities, France among them', () =>
    answers(
      pact,
      {
        ...notes,
        receiving: 'a request for the countries of nationality, France among them',
        test: 'Referentials > nationalities',
        impact: 'Offers the nationalities; 001 is France.',
      },
      { path: '/v1/oscecountries', ask: referentials => referentials.osceCountries() },
      withFrance,
      [france],
    ));

  it('names each nationality, and the code of each', () =>
    answers(
      pact,
      {
        ...notes,
        receiving: 'a request for the countries of nationality, each with its code',
        test: 'Referentials > each nationality',
        impact: 'Any of them can be chosen; what is kept is its code.',
      },
      { path: '/v1/oscecountries', ask: referentials => referentials.osceCountries() },
      eachLike({ ...entry('FR', 'France', 'Country'), osceCode: formed('Nationality', '001') }),
      [france],
    ));
});

describe('GET /v1/countries', () => {
  const notes = { state, params: { name: 'countries' }, operation: 'getCountries', requirement: 'PER-05' } as const;
  const request = { path: '/v1/countries', query: { validCountry: 'true' } };

  it('lists the countries of birth, residence and tax, France among them', () =>
    answers(
      pact,
      {
        ...notes,
        receiving: 'a request for the countries of birth, residence and tax, France among them',
        test: 'Referentials > countries',
        impact: 'Offers the countries; for France, county and town are chosen, abroad they are typed.',
      },
      { ...request, ask: referentials => referentials.countries() },
      withFrance,
      [france],
    ));

  it('accepts a country without the code of nationalities', () =>
    answers(
      pact,
      {
        ...notes,
        receiving: 'a request for the countries, whose codes of nationality do not matter',
        test: 'Referentials > countries without OSCE code',
        impact: 'Offers the countries all the same.',
      },
      { ...request, ask: referentials => referentials.countries() },
      eachLike(entry('FR', 'France', 'Country')),
      [{ code: 'FR', label: 'France', osceCode: undefined }],
    ));
});
