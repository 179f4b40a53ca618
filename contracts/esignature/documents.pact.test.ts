import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { OfferDocument } from '@application/signature/ports';
import type { Failure } from '@application/failure';
import { contractDocumentTypes } from '@domain/signature/contractDocuments';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import { holds, refusal } from '../support/call';
import { addressAt, arrayContaining, asManyLike, eachLike, like, pactWith, regex, count } from '../support/pact';
import { endsSession } from '../support/session';

const pact = pactWith('esignature');
const operation = 'getOfferDocuments';
const request = { method: 'GET', path: '/exchanges/ene-1/offer/documents', query: { showAll: 'true' } } as const;

const document = (kind: unknown, origin: string, documentId: unknown = like('D-1')) => ({
  documentId,
  kind,
  label: like('Convention de compte'),
  bytes: count(215_000),
  pages: count(4),
  url: addressAt(origin, '/papers/FAKE'),
});

const HOLDER = 'https://papers.example.org';
const CO_HOLDER = 'https://papers.example.fr';
const anyKind = eachLike(document(regex('^(precontractual|contractual)$', 'contractual'), CO_HOLDER));

const lists = [
  [
    'precontractual ones',
    'TIT',
    HOLDER,
    arrayContaining(document('precontractual', HOLDER)),
    'precontractual',
    'Listed to be read before signing; each must be opened.',
    'SGN-01',
  ],
  [
    'contractual ones',
    'TIT',
    HOLDER,
    arrayContaining(document('contractual', HOLDER)),
    'contractual',
    'Listed as what is signed, and kept on the welcome page.',
    'SGN-02',
  ],
  [
    'those of the co-holder, each whole',
    'COT',
    CO_HOLDER,
    anyKind,
    'contractual',
    'Everything is listed or nothing: one that cannot be read stops the signature.',
    'SGN-01',
  ],
] as const;

describe('GET exchanges/{id}/offer/documents', () => {
  it.each(lists)('lists the documents: %s', (what, role, origin, body, kind, impact, requirement) =>
    holds(
      pact,
      {
        state: 'an exchange has documents to sign',
        params: { id: 'ene-1', role, origin },
        receiving: `a request for the documents of an offer, ${what}`,
        test: `Signatures > ${what}`,
        impact,
        operation,
        requirement,
      },
      {
        request,
        answer: { status: 200, body },
        ask: api => new HttpSignatures(api).documents('ene-1'),
        become: E.right<Failure, readonly OfferDocument[]>([
          { id: 'D-1', kind, label: 'Convention de compte', bytes: 215_000, pages: 4, url: `${origin}/papers/FAKE` },
        ]),
      },
    ),
  );

  it('says which document informs of the deposit guarantee', () =>
    holds(
      pact,
      {
        state: 'an exchange has documents to sign',
        params: { id: 'ene-1', role: 'TIT', origin: HOLDER },
        receiving: 'a request for the documents of an offer, which say what they are',
        test: 'Signatures > the deposit guarantee',
        impact: 'The person may acknowledge that they received it; the receipt has the hour (proposed).',
        operation,
        requirement: 'XTR-09',
      },
      {
        request,
        answer: { status: 200, body: arrayContaining({ ...document('precontractual', HOLDER), documentType: 'depositGuarantee' }) },
        ask: api =>
          pipe(
            new HttpSignatures(api).documents('ene-1'),
            TE.map(list => list.map(({ type }) => type)),
          ),
        become: E.right<Failure, readonly (string | undefined)[]>(['depositGuarantee']),
      },
    ));

  it.each([
    ['each', {}, contractDocumentTypes],
    ['all but one', { without: 'taxCertification' }, contractDocumentTypes.filter(type => type !== 'taxCertification')],
  ] as const)('D-124: says what its documents are, %s', (which, params, types) =>
    holds(
      pact,
      {
        state: 'an exchange has documents to sign',
        params: { id: 'ene-1', role: 'TIT', origin: HOLDER, chosen: 'everything', ...params },
        receiving: `a request for the documents of an offer, ${which}`,
        test: `Signatures > what the documents are, ${which}`,
        impact:
          'One that the law calls for and that the list lacks is reported, and keeps the person from signing where the bank wants (proposed).',
        operation,
        requirement: 'SGN-01',
      },
      {
        request,
        answer: {
          status: 200,
          body: arrayContaining(
            ...types.map((type, at) => ({
              ...document(regex('^(precontractual|contractual)$', 'contractual'), HOLDER, like(`D-${at + 1}`)),
              documentType: type,
            })),
          ),
        },
        ask: api =>
          pipe(
            new HttpSignatures(api).documents('ene-1'),
            TE.map(list => list.map(({ type }) => type)),
          ),
        become: E.right<Failure, readonly (string | undefined)[]>(types),
      },
    ),
  );

  it.each([
    ['by an id of its own', 'whose ids the state gives', arrayContaining, (id: string) => id],
    ['once', 'each once', asManyLike, (id: string) => regex('^DOC-[78]$', id)],
  ] as const)('D-61: names each document %s', (how, which, list, named) => {
    const ids = ['DOC-7', 'DOC-8'] as const;
    return holds(
      pact,
      {
        state: 'an exchange has documents to sign',
        params: { id: 'ene-1', role: 'TIT', origin: HOLDER, documents: [...ids] },
        receiving: `a request for the documents of an offer, ${which}`,
        test: `Signatures > each document ${how}`,
        impact: 'Documents count as read by their ids: two of one id would count as one, and stop the signature.',
        operation,
        requirement: 'SGN-01',
      },
      {
        request,
        answer: {
          status: 200,
          body: list(...ids.map(each => document(regex('^(precontractual|contractual)$', 'contractual'), HOLDER, named(each)))),
        },
        ask: api =>
          pipe(
            new HttpSignatures(api).documents('ene-1'),
            TE.map(list => list.map(({ id }) => id)),
          ),
        become: E.right(['DOC-7', 'DOC-8']),
      },
    );
  });

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
