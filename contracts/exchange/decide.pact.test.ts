import * as E from 'fp-ts/Either';
import { HttpProofs } from '@infrastructure/http/proofs/HttpProofs';
import { holds, refusal } from '../support/call';
import { pactWith } from '../support/pact';

const pact = pactWith('exchange');
const id = '87654321';
const body = { docRank: '1' };
const failed = { id, docRank: '1', status: 'ENDED', result: 'KO' };

describe('POST /v1/proofs/deleteDocument/me', () => {
  const operation = 'deleteDocument';
  const request = { method: 'POST', path: `/v1/proofs/${operation}/me`, body } as const;

  it('takes a document away', () =>
    holds(
      pact,
      {
        state: 'the subscription has documents',
        params: { workflow: 'individual', docs: { '1': 'KO' } },
        receiving: 'a request to take a document away',
        test: 'Proofs > taken away',
        impact: 'Leads back to the page where another document is given.',
        operation,
        requirement: 'PRF-10',
      },
      { request, answer: { status: 204 }, ask: api => new HttpProofs(api).remove('1'), become: E.right(undefined) },
    ));

  it('tells that there is nothing to take away', () =>
    holds(
      pact,
      {
        state: 'no document was sent',
        params: { id, docRank: '1' },
        receiving: 'a request to take a document away that was never sent',
        test: 'Proofs > nothing to take away',
        impact: 'Goes on as if it had been: what is gone is gone.',
        operation,
        requirement: 'PRF-10',
      },
      {
        request,
        answer: { status: 404, body: { error: 'not_found' } },
        ask: api => new HttpProofs(api).remove('1'),
        become: refusal('not_found', 404),
      },
    ));
});

describe('POST /v1/proofs/forceDocument/me', () => {
  const operation = 'forceDocument';
  const request = { method: 'POST', path: `/v1/proofs/${operation}/me`, body } as const;

  it('goes on with a document whose analysis failed', () =>
    holds(
      pact,
      {
        state: 'a document control has an outcome',
        params: { ...failed, reason: 'EXPIRED' },
        receiving: 'a request to go on with a document whose analysis failed',
        test: 'Proofs > forced',
        impact: 'Goes on to the next page; an adviser looks at the document.',
        operation,
        requirement: 'PRF-09',
      },
      { request, answer: { status: 204 }, ask: api => new HttpProofs(api).force('1'), become: E.right(undefined) },
    ));

  it('refuses to go on with a document that nobody can read', () =>
    holds(
      pact,
      {
        state: 'a document control has an outcome',
        params: { ...failed, reason: 'UNUSABLE_IMAGE' },
        receiving: 'a request to go on with a document that cannot be read',
        test: 'Proofs > not to be forced',
        impact: 'Opens the error dialog; another document is to be given.',
        operation,
        requirement: 'PRF-09',
      },
      {
        request,
        answer: { status: 422, body: { functionalCode: 'generic' } },
        ask: api => new HttpProofs(api).force('1'),
        become: refusal('generic'),
      },
    ));
});
