import * as E from 'fp-ts/Either';
import { HttpAgencies } from '@infrastructure/http/agencies/HttpAgencies';
import { holds } from '../support/call';
import { eachLike, like, near, pactWith } from '../support/pact';

const pact = pactWith('referential');
const lyon = { label: 'Lyon 69001', latitude: 45.764, longitude: 4.836 };
const wire = eachLike({ label: like(lyon.label), latitude: near(lyon.latitude), longitude: near(lyon.longitude) });

describe('GET /v1/referentials/location', () => {
  it.each([
    ['an address that it can place', 'an address can be located', '69001 Lyon', wire, [lyon], 'Lists the agencies around this place.'],
    ['an address that it cannot place', 'an address cannot be located', 'zzzz', [], [], 'Says that no agency was found.'],
  ] as const)('locates %s', (what, state, address, body, become, impact) =>
    holds(
      pact,
      {
        state,
        params: state === 'an address can be located' ? { address, latitude: lyon.latitude, longitude: lyon.longitude } : { address },
        receiving: `a request to locate ${what.replace('it', 'the bank')}`,
        test: `Agencies > ${what}`,
        impact,
        operation: 'locateAddress',
        requirement: 'AGY-01',
      },
      {
        request: { method: 'GET', path: '/v1/referentials/location', query: { address } },
        answer: { status: 200, body },
        ask: api => new HttpAgencies(api).locate(address),
        become: E.right(become),
      },
    ),
  );
});
