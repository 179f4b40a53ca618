import * as E from 'fp-ts/Either';
import { papers } from '@domain/proofs/papers';
import { HttpDocuments } from '@infrastructure/http/documents/HttpDocuments';
import type { BankApi } from '@infrastructure/http/BankApi';
import type { StateName } from '../states';
import { holds, refusal } from '../support/call';
import { withFileReader } from '../support/dossierReader';
import { jpegPage, pdfPage } from '../support/pages';
import { like, pactWith } from '../support/pact';

const pact = pactWith('exchange');
const notes = { operation: 'sendDocument', requirement: 'PRF-07' };
const request = { method: 'POST', path: '/v1/exchanges/ene-1/documents' } as const;
const slot = { idEne: 'ene-1', docRank: '1' };

type Page = typeof pdfPage;

const body = (documentCode: string, pages: readonly Page[], docRank = '1') => ({
  docRank,
  documentCode,
  pages: pages.map(({ wire }) => wire),
});

const send =
  (documentCode: string, pages: readonly Page[], rank = '1') =>
  (api: BankApi) =>
    new HttpDocuments(api, { silenceMs: 5_000, uploadAnswerMs: 5_000 }).send({
      idEne: 'ene-1',
      rank,
      documentCode,
      pages: pages.map(({ page }) => page),
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });

const documents: readonly (readonly [string, string, readonly Page[]])[] = [
  ['in one PDF', papers.PASSPORT.code, [pdfPage]],
  ['in one picture', papers.PASSPORT.code, [jpegPage('SINGLE')]],
  ['of two sides', papers.CNI.code, [jpegPage('FRONT'), jpegPage('BACK')]],
];

const refusals: readonly (readonly [
  string,
  StateName,
  Record<string, string | number>,
  number,
  Readonly<Record<string, string>>,
  string,
])[] = [
  [
    'is refused',
    'an exchange refuses documents',
    slot,
    422,
    { functionalCode: 'generic' },
    'Opens the error dialog; the pages are kept, to be sent again or changed.',
  ],
  [
    'is too large',
    'an exchange takes small documents alone',
    { ...slot, bytes: 1 },
    413,
    { error: 'too_large' },
    'Says on the page that the files are too large together; they are kept.',
  ],
];

beforeAll(withFileReader);

describe('POST /v1/exchanges/{idEne}/documents', () => {
  it.each(documents)('takes a document %s', (what, documentCode, pages) =>
    holds(
      pact,
      {
        ...notes,
        state: 'an exchange awaits documents',
        params: slot,
        receiving: `a document ${what}`,
        test: `Documents > sends, ${what}`,
        impact: 'The document is then said to be whole, and analysed.',
      },
      {
        request: { ...request, body: body(documentCode, pages) },
        answer: { status: 201, body: { documentId: like('doc-1') } },
        ask: send(documentCode, pages),
        become: E.right({ id: 'doc-1', sides: undefined }),
      },
    ),
  );

  it('D-72b: keeps one side of a card until the other comes (proposed)', () =>
    holds(
      pact,
      {
        ...notes,
        requirement: 'PRF-04',
        state: 'an exchange keeps one side',
        params: slot,
        receiving: 'the other side of a card',
        test: 'Documents > sends, a side at a time',
        impact: 'The page says which side is kept and which one is still to come, over a reload too.',
      },
      {
        request: { ...request, body: body(papers.CNI.code, [jpegPage('BACK')]) },
        answer: { status: 201, body: { documentId: like('doc-2'), sides: ['FRONT', 'BACK'] } },
        ask: send(papers.CNI.code, [jpegPage('BACK')]),
        become: E.right({ id: 'doc-2', sides: ['FRONT', 'BACK'] as const }),
      },
    ));

  it('may take a document at its own task only (D-125)', () =>
    holds(
      pact,
      {
        ...notes,
        requirement: 'STP-15',
        state: 'an exchange takes documents in turn',
        params: { ...slot, docRank: '2' },
        receiving: 'a document that comes before its task, in a bank that takes them in turn (proposed)',
        test: 'Documents > sends, too early',
        impact:
          'The pages are kept in the tab, the rest of the file follows the bank’s order, and the page says that they are asked later.',
      },
      {
        request: { ...request, body: body(papers.ELECTRICITY.code, [pdfPage], '2') },
        answer: { status: 409, body: { error: 'not_yet' } },
        ask: send(papers.ELECTRICITY.code, [pdfPage], '2'),
        become: E.left({ kind: 'conflict' }),
      },
    ));

  it.each(refusals)('tells a document that %s', (what, state, params, status, error, impact) =>
    holds(
      pact,
      { ...notes, state, params, receiving: `a document that ${what}`, test: `Documents > ${what}`, impact },
      {
        request: { ...request, body: body(papers.PASSPORT.code, [pdfPage]) },
        answer: { status, body: error },
        ask: send(papers.PASSPORT.code, [pdfPage]),
        become: refusal(Object.values(error).join(), status),
      },
    ),
  );
});
