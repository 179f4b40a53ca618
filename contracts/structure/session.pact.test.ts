import { HttpAgencies } from '@infrastructure/http/agencies/HttpAgencies';
import { pactWith } from '../support/pact';
import { endsSession } from '../support/session';

describe('a session that is over, at structure', () => {
  endsSession(pactWith('structure'), {
    what: 'getAgency',
    query: { withCouncilHours: 'false' },
    path: '/v1/structures/AG-1',
    ask: api => new HttpAgencies(api).byId('AG-1', false),
  });
});
