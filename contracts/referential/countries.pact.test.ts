import { answers } from '../support/list';
import { arrayContaining, like, pactWith } from '../support/pact';

const pact = pactWith('referential');
const france = { code: 'FR', label: 'France', osceCode: '001' };
const wire = arrayContaining({ ...france, label: like(france.label) });
const state = 'the referential has entries';

describe('GET /v1/oscecountries', () => {
  it('lists nationalities, France among them', () =>
    answers(
      pact,
      {
        state,
        params: { name: 'oscecountries' },
        receiving: 'a request for the countries of nationality',
        test: 'Referentials > nationalities',
        impact: 'Offers the nationalities; 001 is France.',
        operation: 'getOsceCountries',
        requirement: 'PER-02',
      },
      { path: '/v1/oscecountries', ask: referentials => referentials.osceCountries() },
      wire,
      [france],
    ));
});

describe('GET /v1/countries', () => {
  it('lists the countries of birth, residence and tax, France among them', () =>
    answers(
      pact,
      {
        state,
        params: { name: 'countries' },
        receiving: 'a request for the countries of birth, residence and tax',
        test: 'Referentials > countries',
        impact: 'Offers the countries; for France, county and town are chosen, abroad they are typed.',
        operation: 'getCountries',
        requirement: 'PER-05',
      },
      { path: '/v1/countries', query: { validCountry: 'true' }, ask: referentials => referentials.countries() },
      wire,
      [france],
    ));

  it('accepts a country without the code of nationalities', () =>
    answers(
      pact,
      {
        state,
        params: { name: 'countries' },
        receiving: 'a request for the countries, whose codes of nationality do not matter',
        test: 'Referentials > countries without OSCE code',
        impact: 'Offers the countries all the same.',
        operation: 'getCountries',
        requirement: 'PER-05',
      },
      { path: '/v1/countries', query: { validCountry: 'true' }, ask: referentials => referentials.countries() },
      arrayContaining({ code: 'FR', label: like('France') }),
      [{ code: 'FR', label: 'France', osceCode: undefined }],
    ));
});
