import * as E from 'fp-ts/Either';
import { proofReasons, proofsAfterFailure } from '@domain/proofs/afterFailure';
import type { ProofOutcome } from '@domain/proofs/proof';
import { HttpProofs } from '@infrastructure/http/proofs/HttpProofs';
import { holds, refusal } from '../support/call';
import { eachEntryLike, like, pactWith } from '../support/pact';
import { endsSession } from '../support/session';

const pact = pactWith('exchange');
const operation = 'getProof';
const id = '87654321';
const path = `/v1/proofs/${id}`;
const query = { docRank: '1' };

type Failed = Extract<ProofOutcome, { readonly kind: 'failed' }>;
type Params = Readonly<Record<string, string>>;
type Row = readonly [what: string, params: Params, wire: Readonly<Record<string, unknown>>, become: ProofOutcome, impact: string];

const ko = { status: 'ENDED', result: 'KO' };
const ended = (controlResult: 'OK' | 'KO') => ({ processStatus: 'ENDED', controlResult, controlId: like('control-1') });
const failed = (change: Partial<Failed>): Failed => ({
  kind: 'failed',
  controlId: 'control-1',
  reason: 'DEFAULT',
  read: {},
  expected: {},
  comment: undefined,
  ...change,
});

/** Facts of any name, each a text. */
const facts = (value: string) => eachEntryLike('lastName', like(value));

const after = (reason: string): string => {
  const { continueAnyway, agency } = proofsAfterFailure.decide({ reason });
  if (agency) return 'Says why, and recommends an agency.';
  return continueAnyway ? 'Says why; the client goes on or gives another document.' : 'Says why, and asks for another document.';
};

const outcomes: readonly Row[] = [
  ['under way', { status: 'ONGOING' }, { processStatus: 'ONGOING' }, { kind: 'ongoing' }, 'The bank is asked again two seconds later.'],
  [
    'that broke down',
    { status: 'ERROR' },
    { processStatus: 'ERROR' },
    { kind: 'error' },
    'Says that the document could not be analysed, and asks for another.',
  ],
  [
    'that validated the document',
    { status: 'ENDED', result: 'OK' },
    ended('OK'),
    { kind: 'validated', controlId: 'control-1', read: {} },
    'Goes on to the next page.',
  ],
  [
    'that validated the document, with what was read of it',
    { status: 'ENDED', result: 'OK' },
    { ...ended('OK'), read: { lastName: like('MODELE') } },
    { kind: 'validated', controlId: 'control-1', read: { lastName: 'MODELE' } },
    'Fills the forms that follow with what was read.',
  ],
  ...['1960', '1960-05'].map((birthdate): Row => [
    `that validated a document which knows ${birthdate} of the birthdate (proposed, optional)`,
    { status: 'ENDED', result: 'OK', birthdate },
    { ...ended('OK'), read: { birthdate } },
    { kind: 'validated', controlId: 'control-1', read: { birthdate } },
    'Any day in it agrees; the day that was typed stays.',
  ]),
  [
    'that validated a document which says the nationality (proposed, optional)',
    { status: 'ENDED', result: 'OK', nationality: 'FR' },
    { ...ended('OK'), read: { nationality: 'FR' } },
    { kind: 'validated', controlId: 'control-1', read: { nationality: 'FR' } },
    'Shows the nationality as read, with a way to correct it.',
  ],
  ...proofReasons.map((reason): Row => [
    `that failed with ${reason}`,
    { ...ko, reason },
    { ...ended('KO'), reason },
    failed({ reason }),
    after(reason),
  ]),
  [
    'that failed with a reason that nobody knows',
    { ...ko, reason: 'SOMETHING_NEW' },
    { ...ended('KO'), reason: like('SOMETHING_NEW') },
    failed({}),
    after('DEFAULT'),
  ],
  [
    'that failed, with what was read and what was expected',
    { ...ko, reason: 'LAST_NAME_MISMATCH' },
    { ...ended('KO'), reason: 'LAST_NAME_MISMATCH', read: { lastName: like('MODELE') }, expected: { lastName: like('EXEMPLE') } },
    failed({ reason: 'LAST_NAME_MISMATCH', read: { lastName: 'MODELE' }, expected: { lastName: 'EXEMPLE' } }),
    'Shows both names side by side.',
  ],
  [
    'that failed, each thing that was read or expected being a text',
    { ...ko, reason: 'LAST_NAME_MISMATCH' },
    { ...ended('KO'), reason: 'LAST_NAME_MISMATCH', read: facts('MODELE'), expected: facts('EXEMPLE') },
    failed({ reason: 'LAST_NAME_MISMATCH', read: { lastName: 'MODELE' }, expected: { lastName: 'EXEMPLE' } }),
    'What cannot be read is left out of what is shown.',
  ],
  [
    'whose document the adviser sent back',
    { status: 'ENDED', result: 'KO', comment: 'Photo trop sombre' },
    { ...ended('KO'), comment: like('Photo trop sombre') },
    failed({ comment: 'Photo trop sombre' }),
    'Shows what the adviser wrote, and asks for another document.',
  ],
];

describe('GET /v1/proofs/{id}', () => {
  it.each(outcomes)('tells an analysis %s', (what, params, wire, become, impact) =>
    holds(
      pact,
      {
        state: 'a document control has an outcome',
        params: { id, docRank: '1', ...params },
        receiving: `a request for the outcome of an analysis ${what}`,
        test: `Proofs > analysis ${what}`,
        impact,
        operation,
        requirement: 'PRF-08',
      },
      {
        request: { method: 'GET', path, query },
        answer: { status: 200, body: wire },
        ask: api => new HttpProofs(api).outcome(id, '1'),
        become: E.right(become),
      },
    ),
  );

  it('tells that there is no analysis', () =>
    holds(
      pact,
      {
        state: 'no document was sent',
        params: { id, docRank: '1' },
        receiving: 'a request for the outcome of an analysis that was never asked for',
        test: 'Proofs > no analysis',
        impact: 'Leads back to the page where the document is given.',
        operation,
        requirement: 'PRF-11',
      },
      {
        request: { method: 'GET', path, query },
        answer: { status: 404, body: { error: 'not_found' } },
        ask: api => new HttpProofs(api).outcome(id, '1'),
        become: refusal('not_found', 404),
      },
    ));

  endsSession(pact, { what: operation, path, query, ask: api => new HttpProofs(api).outcome(id, '1') });
});
