import * as E from 'fp-ts/Either';
import type { Agency } from '@domain/referentials/entries';
import { HttpAgencies } from '@infrastructure/http/agencies/HttpAgencies';
import type { StateName } from '../states';
import { holds } from '../support/call';
import { agency, agencyWire, open, openWire, placeWire } from '../support/agency';
import { arrayContaining, asManyLike, eachLike, pactWith, regex } from '../support/pact';

const pact = pactWith('structure');
const lyon = { latitude: 45.764, longitude: 4.836 };
const ocean = { latitude: 0.5, longitude: -30.5 };
const ids = ['00691', '00692'] as const;
const plain = { ...agency, councilHours: undefined };

type Row = readonly [what: string, state: StateName, point: typeof lyon, body: unknown, become: readonly Agency[], impact: string];

describe('GET /v1/structures/around', () => {
  it.each<Row>([
    [
      'agencies with their places',
      'agencies exist around a point',
      lyon,
      eachLike({ ...agencyWire, ...placeWire }),
      [{ ...plain, hours: {} }],
      'Lists the agencies by their distance.',
    ],
    [
      'agencies, wherever exactly they are',
      'agencies exist around a point',
      lyon,
      eachLike(agencyWire),
      [{ ...plain, hours: {}, address: undefined, position: undefined }],
      'Lists the agencies, without a distance.',
    ],
    [
      'agencies open on these days',
      'agencies exist around a point',
      lyon,
      eachLike(openWire),
      [{ ...plain, address: undefined, position: undefined }],
      'Says when each agency is open.',
    ],
    [
      'the agencies of these ids',
      'agencies exist around a point',
      lyon,
      arrayContaining(...ids.map(id => ({ ...agencyWire, id }))),
      ids.map(id => ({ ...plain, id, hours: {}, address: undefined, position: undefined })),
      'Chooses an agency by its id: two of one id would be one.',
    ],
    [
      'each agency once',
      'agencies exist around a point',
      lyon,
      asManyLike(...ids.map(id => ({ ...agencyWire, id: regex(`^(?:${ids.join('|')})$`, id) }))),
      ids.map(id => ({ ...plain, id, hours: {}, address: undefined, position: undefined })),
      'Lists each agency once.',
    ],
    ['no agency', 'no agency exists around a point', ocean, [], [], 'Says that no agency was found.'],
  ])('lists %s around a point', (what, state, point, body, become, impact) =>
    holds(
      pact,
      {
        state,
        params: {
          ...point,
          ...(what.includes('open') ? { open: [...open] } : {}),
          ...(what.includes('each') || what.includes('ids') ? { ids: [...ids] } : {}),
        },
        receiving: `a request for what is around a point that has ${what}`,
        test: `Agencies > ${what}`,
        impact,
        operation: 'getAgenciesAround',
        requirement: 'AGY-01',
      },
      {
        request: {
          method: 'GET',
          path: '/v1/structures/around',
          query: { latitude: String(point.latitude), longitude: String(point.longitude) },
        },
        answer: { status: 200, body },
        ask: api => new HttpAgencies(api).around(point),
        become: E.right(become),
      },
    ),
  );
});
