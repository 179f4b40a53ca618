import * as E from 'fp-ts/Either';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import { holds, refusal } from '../support/call';
import { arrayContaining, integer, like, pactWith } from '../support/pact';
import { endsSession } from '../support/session';

const pact = pactWith('esignature');
const operation = 'getOfferDocuments';
const request = { method: 'GET', path: '/exchanges/ene-1/offer/documents', query: { showAll: 'true' } } as const;

const document = (kind: 'precontractual' | 'contractual') => ({
  documentId: like('D-1'),
  kind,
  label: like('Convention de compte'),
  bytes: integer(215_000),
  pages: integer(4),
  url: like('/papers/FAKE'),
});

const kinds = [
  ['precontractual', 'Listed to be read before signing; each must be opened.', 'SGN-01'],
  ['contractual', 'Listed as what is signed, and kept on the welcome page.', 'SGN-02'],
] as const;

describe('GET exchanges/{id}/offer/documents', () => {
  it.each(kinds)('lists the %s documents', (kind, impact, requirement) =>
    holds(
      pact,
      {
        state: 'an exchange has documents to sign',
        params: { id: 'ene-1', role: 'TIT' },
        receiving: `a request for the documents of an offer that has ${kind} ones`,
        test: `Signatures > ${kind} documents`,
        impact,
        operation,
        requirement,
      },
      {
        request,
        answer: { status: 200, body: arrayContaining(document(kind)) },
        ask: api => new HttpSignatures(api).documents('ene-1'),
        become: E.right([{ id: 'D-1', kind, label: 'Convention de compte', bytes: 215_000, pages: 4, url: '/papers/FAKE' }]),
      },
    ),
  );

  it('tells that there is no offer', () =>
    holds(
      pact,
      {
        state: 'an exchange is unknown',
        params: { id: 'ene-1' },
        receiving: 'a request for the documents of an offer that does not exist',
        test: 'Signatures > no offer',
        impact: 'Opens the error dialog, from which one may try again.',
        operation,
        requirement: 'SGN-01',
      },
      {
        request,
        answer: { status: 404, body: { error: 'not_found' } },
        ask: api => new HttpSignatures(api).documents('ene-1'),
        become: refusal('not_found', 404),
      },
    ));

  const { path, query } = request;
  endsSession(pact, { what: operation, path, query, ask: api => new HttpSignatures(api).documents('ene-1') });
});
