import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import { pactWith } from '../support/pact';
import { endsSession } from '../support/session';

describe('a session that is over, at cart', () => {
  endsSession(pactWith('cart'), { what: 'getMyCart', path: '/v1/cart/me', ask: api => new HttpCarts(api).mine() });
});
