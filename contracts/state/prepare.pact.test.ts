import * as E from 'fp-ts/Either';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import { holds, refusal } from '../support/call';
import { pactWith } from '../support/pact';

const pact = pactWith('state');
const operation = 'prepareSignature';
const request = { method: 'POST', path: `/v1/states/${operation}` } as const;

describe('POST /v1/states/prepareSignature', () => {
  it('prepares the documents to sign', () =>
    holds(
      pact,
      {
        state: 'the subscription has documents',
        params: { workflow: 'individual', docs: { '1': 'OK', '2': 'OK', '4': 'OK' } },
        receiving: 'a request to prepare the documents to sign',
        test: 'Signatures > prepared',
        impact: 'Goes on from the recap to the end of the journey.',
        operation,
        requirement: 'SUM-02',
      },
      { request, answer: { status: 204 }, ask: api => new HttpSignatures(api).prepare(), become: E.right(undefined) },
    ));

  it('D-105: refuses to accept the terms for the other holder (proposed)', () =>
    holds(
      pact,
      {
        state: 'the act of a task is another person’s',
        params: { task: 'summary', role: 'COT' },
        receiving: 'a request of the co-holder to prepare the documents to sign at the holder’s recap',
        test: 'Signatures > not_yours',
        impact: 'Asks where the file stands, and says whose turn it is.',
        operation,
        requirement: 'XTR-63',
      },
      {
        request,
        answer: { status: 422, body: { error: 'not_yours' } },
        ask: api => new HttpSignatures(api).prepare(),
        become: refusal('not_yours', 422),
      },
    ));

  it('tells that the income proof is missing', () =>
    holds(
      pact,
      {
        state: 'the income proof is missing',
        params: { idEne: 'ene-1' },
        receiving: 'a request to prepare the documents to sign of a file without an income proof',
        test: 'Signatures > income proof missing',
        impact: 'Leads to the page where the income proof is given, then back to the recap.',
        operation,
        requirement: 'PRF-12',
      },
      {
        request,
        answer: { status: 422, body: { functionalCode: 'INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN' } },
        ask: api => new HttpSignatures(api).prepare(),
        become: refusal('INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN'),
      },
    ));
});
