import * as E from 'fp-ts/Either';
import type { LivenessStatus } from '@application/liveness/ports';
import { HttpLivenessChecks } from '@infrastructure/http/liveness/HttpLivenessChecks';
import type { StateName } from '../states';
import { holds, refusal } from '../support/call';
import { pactWith, whole, ordinal } from '../support/pact';
import { endsSession } from '../support/session';

const pact = pactWith('liveness');
const operation = 'getLiveness';
const livenessId = 'LV-1';
const path = `/v1/liveness/${livenessId}`;

const outcomes: readonly (readonly [string, LivenessStatus['status'], boolean, number, string])[] = [
  ['under way', 'ONGOING', false, 0, 'The bank is asked again two seconds later.'],
  ['validated', 'ENDED', true, 1, 'Goes on to the documents, or ends the subscription.'],
  ['refused for the first time', 'ENDED', false, 1, 'Offers another attempt.'],
  ['refused for the third time', 'ENDED', false, 3, 'Shows the page without a retry: the person must contact an agency.'],
  ['in error', 'ERROR', false, 0, 'Offers another attempt; none is used.'],
];

const errors: readonly (readonly [string, StateName, Record<string, string | number>, string, number, string])[] = [
  [
    'that was one too many',
    'the liveness attempts are exhausted',
    { livenessId, count: 3 },
    'MAXIMUM_LIVENESS_COUNT',
    422,
    'Shows the page without a retry: the person must contact an agency.',
  ],
  ['that nobody knows', 'an exchange has documents to sign', { id: 'ene-1', role: 'TIT' }, 'not_found', 404, 'Offers another attempt.'],
];

describe('GET /v1/liveness/{id}', () => {
  it.each(outcomes)('tells a check %s', (what, status, validated, count, impact) =>
    holds(
      pact,
      {
        state: 'a liveness check has an outcome',
        params: { livenessId, status, validated, count },
        receiving: `a request for the result of a video check ${what}`,
        test: `LivenessChecks > ${what}`,
        impact,
        operation,
        requirement: 'LIV-03',
      },
      {
        request: { method: 'GET', path },
        answer: {
          status: 200,
          body: {
            avancement: status,
            controlValidated: validated,
            livenessCount: count === 0 ? ordinal(0) : whole(count),
          },
        },
        ask: api => new HttpLivenessChecks(api).status(livenessId),
        become: E.right({ status, validated, count, functionalCode: undefined }),
      },
    ),
  );

  it.each(errors)('refuses to tell a check %s', (what, state, params, code, status, impact) =>
    holds(
      pact,
      {
        state,
        params,
        receiving: `a request for the result of a video check ${what}`,
        test: `LivenessChecks > ${code}`,
        impact,
        operation,
        requirement: 'LIV-03',
      },
      {
        request: { method: 'GET', path },
        answer: { status, body: status === 404 ? { error: code } : { functionalCode: code } },
        ask: api => new HttpLivenessChecks(api).status(livenessId),
        become: refusal(code, status),
      },
    ),
  );

  endsSession(pact, { what: operation, path, ask: api => new HttpLivenessChecks(api).status(livenessId) });
});
