import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { countiesToChoose } from '@domain/referentials/counties';
import { answers, entry, listOf } from '../support/list';
import { arrayContaining, like, pactWith } from '../support/pact';

const pact = pactWith('referential');
const notes = {
  state: 'the referential has entries',
  params: { name: 'county' },
  operation: 'getCounties',
  requirement: 'PER-03',
} as const;
const path = '/v1/county';
const query = { validCounty: 'true' };
const rhone = listOf('69', 'Rhône', 'County');

describe('GET /v1/county', () => {
  it('lists the counties of birth', () =>
    answers(
      pact,
      {
        ...notes,
        receiving: 'a request for the counties of birth',
        test: 'Referentials > counties',
        impact: 'Offers the counties of a birth in France.',
      },
      { path, query, ask: referentials => referentials.counties() },
      rhone.wire,
      rhone.become,
    ));

  it('may hold the county 99, which is taken out', () =>
    answers(
      pact,
      {
        ...notes,
        receiving: 'a request for the counties of birth, with the one that stands for abroad',
        test: 'Referentials > county 99',
        impact: 'County 99 is not offered: a birth abroad has no county.',
      },
      {
        path,
        query,
        ask: referentials => pipe(referentials.counties(), TE.map(countiesToChoose)),
      },
      arrayContaining(entry('69', 'Rhône', 'County'), { code: '99', label: like('Étranger') }),
      rhone.become,
    ));
});
