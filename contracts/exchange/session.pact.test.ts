import { HttpDocuments } from '@infrastructure/http/documents/HttpDocuments';
import { pactWith } from '../support/pact';
import { endsSession } from '../support/session';

describe('a session that is over, at exchange', () => {
  endsSession(pactWith('exchange'), {
    what: 'controlDocument',
    method: 'POST',
    path: '/v1/exchanges/ene-1/controls',
    body: { docRank: '1' },
    ask: api => new HttpDocuments(api, 5_000).control({ idEne: 'ene-1', rank: '1' }),
  });
});
