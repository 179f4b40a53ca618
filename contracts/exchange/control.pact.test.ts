import * as E from 'fp-ts/Either';
import type { BankApi } from '@infrastructure/http/BankApi';
import { HttpDocuments } from '@infrastructure/http/documents/HttpDocuments';
import { holds, refusal } from '../support/call';
import { like, pactWith } from '../support/pact';

const pact = pactWith('exchange');
const notes = { operation: 'controlDocument', requirement: 'PRF-07', params: { idEne: 'ene-1', docRank: '1' } };
const request = { method: 'POST', path: '/v1/exchanges/ene-1/controls', body: { docRank: '1' } } as const;

describe('POST /v1/exchanges/{idEne}/controls', () => {
  it('begins the analysis of a document', () =>
    holds(
      pact,
      {
        ...notes,
        state: 'an exchange has a complete document',
        receiving: 'a request to analyse a document that is whole',
        test: 'Documents > analysis begun',
        impact: 'Shows that the document is being analysed, and asks for the outcome.',
      },
      {
        request,
        answer: { status: 201, body: { controlId: like('control-1') } },
        ask: api => new HttpDocuments(api, { silenceMs: 5_000, uploadAnswerMs: 5_000 }).control({ idEne: 'ene-1', rank: '1' }),
        become: E.right('control-1'),
      },
    ));

  it('refuses to analyse a document that is not whole', () =>
    holds(
      pact,
      {
        ...notes,
        state: 'an exchange has its pages',
        receiving: 'a request to analyse a document that is not whole',
        test: 'Documents > analysis refused',
        impact: 'Opens the error dialog; the pages are kept, to be sent again.',
      },
      {
        request,
        answer: { status: 422, body: { functionalCode: 'generic' } },
        ask: api => new HttpDocuments(api, { silenceMs: 5_000, uploadAnswerMs: 5_000 }).control({ idEne: 'ene-1', rank: '1' }),
        become: refusal('generic'),
      },
    ));

  const control = (once: boolean) =>
    ({ ...notes, state: 'an exchange has a controlled document', params: { ...notes.params, once } }) as const;
  const ask = (api: BankApi) => new HttpDocuments(api, { silenceMs: 5_000, uploadAnswerMs: 5_000 }).control({ idEne: 'ene-1', rank: '1' });

  it('controls a document again, whose person has another name now (D-126)', () =>
    holds(
      pact,
      {
        ...control(false),
        receiving: 'a request to analyse a document that was analysed before (proposed)',
        test: 'Documents > analysis begun again',
        impact: 'Waits for the result as after an upload; without it another name passes on the proof of the first one.',
      },
      { request, answer: { status: 201, body: { controlId: like('control-2') } }, ask, become: E.right('control-2') },
    ));

  it('may take no second control of a document (D-126)', () =>
    holds(
      pact,
      {
        ...control(true),
        receiving: 'a request to analyse a document that was analysed before, which the bank takes once (proposed)',
        test: 'Documents > analysis refused again',
        impact: 'Asks for the pages of the document again.',
      },
      { request, answer: { status: 409, body: { error: 'controlled' } }, ask, become: E.left({ kind: 'conflict' }) },
    ));
});
