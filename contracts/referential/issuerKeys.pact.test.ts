import * as E from 'fp-ts/Either';
import type { IssuerKey } from '@domain/proofs/twoDDoc/issuers';
import { HttpIssuerKeys } from '@infrastructure/http/referentials/HttpIssuerKeys';
import { holds } from '../support/call';
import { day, eachLike, like, pactWith } from '../support/pact';

const key: IssuerKey = {
  authority: 'FR00',
  certificate: '0001',
  spki: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE',
  from: '2020-01-01',
  until: '2039-12-31',
};

describe('GET /v1/referentials/issuer-keys (proposed)', () => {
  it('lists the keys of the issuers of 2D-Docs', () =>
    holds(
      pactWith('referential'),
      {
        state: 'the referential has entries',
        params: { name: 'issuer-keys' },
        receiving: 'a request for the keys of the issuers of 2D-Docs (proposed)',
        test: 'IssuerKeys > all (proposed)',
        impact: 'The page says whether the signature of a 2D-Doc was checked.',
        operation: 'getIssuerKeys',
        requirement: 'XTR-19',
      },
      {
        request: { method: 'GET', path: '/v1/referentials/issuer-keys' },
        answer: {
          status: 200,
          body: eachLike({
            caId: like(key.authority),
            certId: like(key.certificate),
            spki: like(key.spki),
            from: day('2020-01-01'),
            until: day('2039-12-31'),
          }),
        },
        ask: api => new HttpIssuerKeys(api).all(),
        become: E.right([key]),
      },
    ));
});
