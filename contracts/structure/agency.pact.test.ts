import * as E from 'fp-ts/Either';
import { HttpAgencies } from '@infrastructure/http/agencies/HttpAgencies';
import { holds, refusal } from '../support/call';
import { advisers, agency, councilWire, open, openWire, placeWire } from '../support/agency';
import { pactWith } from '../support/pact';

const pact = pactWith('structure');
const notes = { operation: 'getAgency', requirement: 'AGY-01' };
const path = '/v1/structures/00691';

describe('GET /v1/structures/{id}', () => {
  it.each([
    ['with the hours of its advisers', true, { ...openWire, ...placeWire, ...councilWire }, agency],
    ['without the hours of its advisers', false, { ...openWire, ...placeWire }, { ...agency, councilHours: undefined }],
  ])('tells an agency %s', (what, withCouncilHours, body, become) =>
    holds(
      pact,
      {
        ...notes,
        state: 'an agency exists',
        params: { id: '00691', open: [...open], advisers: [...advisers], ...agency.position },
        receiving: `a request for an agency ${what}`,
        test: `Agencies > ${what}`,
        impact: withCouncilHours ? 'Shows the hours of the agency and of its advisers.' : 'Shows the hours of the agency alone.',
      },
      {
        request: { method: 'GET', path, query: { withCouncilHours: String(withCouncilHours) } },
        answer: { status: 200, body },
        ask: api => new HttpAgencies(api).byId('00691', withCouncilHours),
        become: E.right(become),
      },
    ),
  );

  it('knows no such agency', () =>
    holds(
      pact,
      {
        ...notes,
        state: 'an agency is unknown',
        params: { id: '99999' },
        receiving: 'a request for an agency that does not exist',
        test: 'Agencies > unknown',
        impact: 'Opens the error dialog, with another try.',
      },
      {
        request: { method: 'GET', path: '/v1/structures/99999', query: { withCouncilHours: 'true' } },
        answer: { status: 404, body: { error: 'not_found' } },
        ask: api => new HttpAgencies(api).byId('99999', true),
        become: refusal('not_found', 404),
      },
    ));
});
