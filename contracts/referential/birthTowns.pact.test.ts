import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { townsToChoose } from '@domain/referentials/towns';
import { answers } from '../support/list';
import { arrayContaining, eachLike, formed, like, pactWith } from '../support/pact';

const pact = pactWith('referential');
const notes = { operation: 'getBirthTowns', requirement: 'PER-02' };
const path = '/v1/birth-towns';
const state = { state: 'a county has birth towns', params: { county: '69' } } as const;

const lyon = { cityId: '69123', label: 'Lyon', department: '69', postalCode: undefined };
/** A town of the requested county. */
const wire = { cityId: like(lyon.cityId), label: like(lyon.label), department: '69' };
const noTown = { cityId: '138', label: like('Inconnue'), department: '99' };

describe('GET /v1/birth-towns', () => {
  it('lists the towns of a county', () =>
    answers(
      pact,
      {
        ...notes,
        ...state,
        receiving: 'a request for the towns of a county of birth',
        test: 'Referentials > birth towns',
        impact: 'Offers these towns, in capitals.',
      },
      { path, query: { county: '69' }, ask: referentials => referentials.birthTowns('69') },
      eachLike({ cityId: like(lyon.cityId), label: like(lyon.label), department: formed('County', '69') }),
      [lyon],
    ));

  it('may hold the entry that is no town, which is taken out', () =>
    answers(
      pact,
      {
        ...notes,
        ...state,
        receiving: 'a request for the towns of a county of birth, the entry that is no town among them',
        test: 'Referentials > no real town',
        impact: 'The entry is not offered.',
        requirement: 'PER-03',
      },
      {
        path,
        query: { county: '69' },
        ask: referentials => pipe(referentials.birthTowns('69'), TE.map(townsToChoose)),
      },
      arrayContaining(wire, noTown),
      [{ ...lyon, label: 'LYON' }],
    ));

  it('knows no town of a county', () =>
    answers(
      pact,
      {
        ...notes,
        state: 'a county has no birth town',
        params: { county: '00' },
        receiving: 'a request for the towns of a county of birth that has none',
        test: 'Referentials > no birth town',
        impact: 'Says that no town was found.',
      },
      { path, query: { county: '00' }, ask: referentials => referentials.birthTowns('00') },
      [],
      [],
    ));
});
