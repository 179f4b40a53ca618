import type { ReferentialType } from '@application/referentials/ports';
import { answers, listOf, refuses } from '../support/list';
import { any, arrayContaining, eachLike, like, pactWith } from '../support/pact';

const pact = pactWith('referential');
const path = '/v1/referentials';
const state = 'the referential has entries';
const operation = 'getReferential';

const lists: readonly (readonly [
  what: string,
  type: ReferentialType,
  one: readonly [code: string, label: string],
  impact: string,
  requirement: string,
])[] = [
  [
    'family situations',
    'familySituations',
    ['MAR', 'Marié(e)'],
    'Offers the family situations; the married are asked for their regime.',
    'PER-04',
  ],
  ['housing situations', 'housingSituations', ['LOC', 'Locataire'], 'Offers the ways of being housed.', 'PER-05'],
  ['marital regimes', 'maritalRegimes', ['SEP', 'Séparation de biens'], 'Offers the regimes to the married.', 'PER-04'],
];

describe('GET /v1/referentials', () => {
  it.each(lists)('lists the %s', (what, type, [code, label], impact, requirement) =>
    answers(
      pact,
      {
        state,
        params: { name: type, entry: code },
        receiving: `a request for the ${what}, one of which is ${code}`,
        test: `Referentials > ${what}`,
        impact,
        operation,
        requirement,
      },
      { path, query: { referentialType: type }, ask: referentials => referentials.entries(type) },
      arrayContaining({ code, label: like(label) }),
      [{ code, label }],
    ),
  );

  it('names each entry of a list', () => {
    const { wire, become } = listOf('CEL', 'Célibataire');
    return answers(
      pact,
      {
        state,
        params: { name: 'familySituations' },
        receiving: 'a request for the family situations, each with its name',
        test: 'Referentials > each entry',
        impact: 'Any of them can be chosen.',
        operation,
        requirement: 'PER-04',
      },
      { path, query: { referentialType: 'familySituations' }, ask: referentials => referentials.entries('familySituations') },
      wire,
      become,
    );
  });

  it('knows no such list', () =>
    refuses(
      pact,
      {
        state: 'a referential is unknown',
        params: { name: 'maritalRegimes' },
        receiving: 'a request for a list that the bank does not have',
        test: 'Referentials > unknown list',
        impact: 'Opens the error dialog, with another try.',
        operation,
        requirement: 'PER-04',
      },
      { path, query: { referentialType: 'maritalRegimes' }, ask: referentials => referentials.entries('maritalRegimes') },
      400,
      'unknown_type',
    ));
});

describe('GET /v1/referentials/wealth', () => {
  it('lists the bands of wealth of a person', () => {
    const { wire, become } = listOf('A', 'Moins de 10 000 €');
    return answers(
      pact,
      {
        state,
        params: { name: 'wealth' },
        receiving: 'a request for the bands of wealth',
        test: 'Referentials > wealth',
        impact: 'Offers the bands of wealth.',
        operation: 'getWealth',
        requirement: 'PER-07',
      },
      { path: `${path}/wealth`, query: { filter: 'PARTICULIER' }, ask: referentials => referentials.wealth('PARTICULIER') },
      wire,
      become,
    );
  });
});

describe('GET /v2/referentials/type-voie', () => {
  it('lists the types of streets', () => {
    const [code, label] = ['RUE', 'Rue'];
    return answers(
      pact,
      {
        state,
        params: { name: 'type-voie' },
        receiving: 'a request for the types of streets',
        test: 'Referentials > street types',
        impact: 'Offers the types of streets of an address.',
        operation: 'getStreetTypes',
        requirement: 'PER-05',
      },
      { path: '/v2/referentials/type-voie', ask: referentials => referentials.streetTypes() },
      eachLike({ code: any(code), label: like(label) }), // a code may be empty
      [{ code, label }],
    );
  });

  it('lists a street without a type', () => {
    const label = 'Sans type';
    return answers(
      pact,
      {
        state,
        params: { name: 'type-voie' },
        receiving: 'a request for the types of streets, to find the one without a type',
        test: 'Referentials > a street without a type (proposed)',
        impact: 'Offers streets that have no type; where it is missing, a type is chosen.',
        operation: 'getStreetTypes',
        requirement: 'PER-05',
      },
      { path: '/v2/referentials/type-voie', ask: referentials => referentials.streetTypes() },
      arrayContaining({ code: '', label: like(label) }),
      [{ code: '', label }],
    );
  });
});
