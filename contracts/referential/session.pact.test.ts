import { HttpReferentials } from '@infrastructure/http/referentials/HttpReferentials';
import { pactWith } from '../support/pact';
import { endsSession } from '../support/session';

describe('a session that is over, at referential', () => {
  endsSession(pactWith('referential'), {
    what: 'getStreetTypes',
    path: '/v2/referentials/type-voie',
    ask: api => new HttpReferentials(api).streetTypes(),
  });
});
