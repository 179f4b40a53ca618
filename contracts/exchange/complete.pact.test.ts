import * as E from 'fp-ts/Either';
import { HttpDocuments } from '@infrastructure/http/documents/HttpDocuments';
import { holds, refusal } from '../support/call';
import { pactWith } from '../support/pact';

const pact = pactWith('exchange');
const operation = 'completeDocument';
const request = { method: 'POST', path: '/v1/exchanges/ene-1/documents/complete' } as const;

describe('POST /v1/exchanges/{idEne}/documents/complete', () => {
  it('takes note that a document is whole', () =>
    holds(
      pact,
      {
        state: 'an exchange has its pages',
        params: { idEne: 'ene-1', docRank: '2' },
        receiving: 'the notice that a document is whole',
        test: 'Documents > whole',
        impact: 'The analysis is asked for.',
        operation,
        requirement: 'PRF-07',
      },
      {
        request: { ...request, body: { docRank: '2' } },
        answer: { status: 204 },
        ask: api => new HttpDocuments(api, { silenceMs: 5_000, uploadAnswerMs: 5_000 }).complete({ idEne: 'ene-1', rank: '2' }),
        become: E.right(undefined),
      },
    ));

  it('tells that the income proof was never given', () =>
    holds(
      pact,
      {
        state: 'the income proof is missing',
        params: { idEne: 'ene-1' },
        receiving: 'the notice that an income proof is whole, of which nothing was sent',
        test: 'Documents > income proof missing',
        impact: 'Leads to the page where the income proof is given.',
        operation,
        requirement: 'PRF-12',
      },
      {
        request: { ...request, body: { docRank: '4' } },
        answer: { status: 422, body: { functionalCode: 'INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN' } },
        ask: api => new HttpDocuments(api, { silenceMs: 5_000, uploadAnswerMs: 5_000 }).complete({ idEne: 'ene-1', rank: '4' }),
        become: refusal('INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN'),
      },
    ));
});
