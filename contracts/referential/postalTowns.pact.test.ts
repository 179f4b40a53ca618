import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { townsToChoose } from '@domain/referentials/towns';
import { answers } from '../support/list';
import { arrayContaining, eachLike, formed, like, pactWith, regex } from '../support/pact';

const pact = pactWith('referential');
const notes = { operation: 'getPostalTowns', requirement: 'PER-06' };
const path = '/v1/postal-towns';
const stateOf = (postCode: string) => ({ state: 'a postal code has towns', params: { postCode } }) as const;

const lyon = { cityId: '69123', label: 'Lyon', department: '69', postalCode: '69001' };
/** A town of the requested code, whatever others the provider has. */
const wire = (label: unknown) => ({
  cityId: like(lyon.cityId),
  label,
  department: formed('County', lyon.department),
  postalCode: lyon.postalCode,
});

describe('GET /v1/postal-towns', () => {
  it('lists the towns of a postal code', () =>
    answers(
      pact,
      {
        ...notes,
        ...stateOf('69001'),
        receiving: 'a request for the towns of a postal code',
        test: 'Referentials > towns of a postal code',
        impact: 'Offers these towns, in capitals.',
      },
      { path, query: { postCode: '69001' }, ask: referentials => referentials.postalTowns('69001') },
      eachLike(wire(like('Lyon'))),
      [lyon],
    ));

  it('may hold a CEDEX office, which is taken out', () =>
    answers(
      pact,
      {
        ...notes,
        ...stateOf('69001'),
        receiving: 'a request for the towns of a postal code, an office for business mail among them',
        test: 'Referentials > CEDEX',
        impact: 'The office is not offered: nobody lives there.',
        requirement: 'PER-03',
      },
      {
        path,
        query: { postCode: '69001' },
        ask: referentials => pipe(referentials.postalTowns('69001'), TE.map(townsToChoose)),
      },
      arrayContaining(wire(like('Lyon')), wire(regex('^.*CEDEX.*$', 'Lyon CEDEX'))),
      [{ ...lyon, label: 'LYON' }],
    ));

  it('knows no town of a postal code', () =>
    answers(
      pact,
      {
        ...notes,
        state: 'a postal code has no town',
        params: { postCode: '99999' },
        receiving: 'a request for the towns of a postal code that has none',
        test: 'Referentials > no town',
        impact: 'Says that no town has this postal code.',
      },
      { path, query: { postCode: '99999' }, ask: referentials => referentials.postalTowns('99999') },
      [],
      [],
    ));
});
