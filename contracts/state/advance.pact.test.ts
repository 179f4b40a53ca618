import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { papers } from '@domain/proofs/papers';
import type { TaskId } from '@domain/journey/steps';
import type { Workflow } from '@domain/journey/words';
import { HttpWorkflow } from '@infrastructure/http/workflow/HttpWorkflow';
import type { StateName } from '../states';
import { holds, refusal } from '../support/call';
import { arrayContaining, eachLike, equal, formed, instant, like, pactWith, regex } from '../support/pact';
import { stateWire } from '../support/state';

const pact = pactWith('state');
const notes = { operation: 'advance', requirement: 'STP-15' };
const request = (state: TaskId) => ({ method: 'PUT', path: '/v1/workflow/me', body: { state } }) as const;

const steps: readonly (readonly [what: string, workflow: Workflow, from: TaskId, to: TaskId])[] = [
  ['to the next task', 'individual', 'compInfos', 'structureChoice'],
  ['to the same task of the co-holder', 'joint', 'identityDocUpload', 'coHolderIdentityDocUpload'],
  ['to the next task of a file that an adviser opened', 'individual', 'compInfos', 'structureChoice'],
  ['to the next task, and to hear which adviser ended the last (proposed)', 'individual', 'compInfos', 'structureChoice'],
];

/** Parameters of the states: about every proof on file, about the analysed proofs, and about one person's proofs. */
const everyProof = eachLike({ rank: regex('^[124568]$', '1'), documentCode: formed('DocumentCode', papers.CNI.code) });
const analysed = (rank: string) => ({
  rank,
  documentCode: formed('DocumentCode', papers.CNI.code),
  controlResult: 'OK',
  controlId: like('control-1'),
});
const proofsAt = (what: string, workflow: Workflow) => {
  if (workflow === 'joint') return everyProof;
  return what.includes('adviser')
    ? eachLike({ ...analysed('1'), rank: like('1'), controlResult: equal('OK') })
    : arrayContaining(analysed('1'), analysed('2'), analysed('4'));
};

const answered = (what: string, workflow: Workflow, to: TaskId) =>
  stateWire(to, workflow, proofsAt(what, workflow), what.includes('adviser') ? '1' : '0');

/** XTR-53 */
const withLog = ({ variables, ...state }: ReturnType<typeof stateWire>) => ({
  ...state,
  variables: {
    ...variables,
    log: eachLike({ taskId: like('compInfos'), who: like('Nadia Exemple'), at: instant('2025-10-12T10:40:00+02:00') }),
  },
});

const refusals: readonly (readonly [what: string, state: StateName, params: Record<string, string>, status: number, error: string])[] = [
  ['that is not the next', 'a subscription is at step', { step: 'summary', workflow: 'joint', isInitBo: '0' }, 409, 'step_refused'],
  ['before the last is done', 'a task is not done', { task: 'identityDocUpload', workflow: 'joint' }, 422, 'step_incomplete'],
];

describe('PUT /v1/workflow/me', () => {
  it.each(steps)('goes on %s', (what, workflow, from, to) =>
    holds(
      pact,
      {
        ...notes,
        state: 'a task is done',
        params: { task: from, workflow, isInitBo: what.includes('adviser') ? '1' : '0' },
        receiving: `a request to go on ${what}`,
        test: `Workflow > goes on ${what}`,
        impact: 'Shows the task that the answer names.',
      },
      {
        request: request(to),
        answer: { status: 200, body: what.includes('proposed') ? withLog(answered(what, workflow, to)) : answered(what, workflow, to) },
        ask: api =>
          pipe(
            new HttpWorkflow(api).advance(to),
            TE.map(dossier => [dossier.task, dossier.workflow]),
          ),
        become: E.right([to, workflow]),
      },
    ),
  );

  it('D-108: goes back to the recap before the signature (proposed)', () =>
    holds(
      pact,
      {
        ...notes,
        requirement: 'SUM-02',
        state: 'a task is done',
        params: { task: 'signature', workflow: 'individual', isInitBo: '0' },
        receiving: 'a request to go back to the recap, before the signature',
        test: 'Workflow > back to the recap',
        impact: 'Shows the recap; what prepareSignature prepared is void, and the terms are accepted again.',
      },
      {
        request: request('summary'),
        answer: { status: 200, body: stateWire('summary', 'individual', everyProof) },
        ask: api =>
          pipe(
            new HttpWorkflow(api).advance('summary'),
            TE.map(dossier => dossier.task),
          ),
        become: E.right('summary'),
      },
    ));

  it('ADV-03: sends a file back to its adviser, with the lines that are wrong (proposed)', () => {
    const reported = { lines: ['address', 'card'], comment: 'J’ai déménagé.' } as const;
    const { variables, ...state } = stateWire('summary', 'individual', everyProof, '1');
    const holderVariables = { ...variables.holderVariables, reported: { lines: eachLike('address'), comment: like(reported.comment) } };
    return holds(
      pact,
      {
        ...notes,
        requirement: 'ADV-03',
        state: 'a task is done',
        params: { task: 'signature', workflow: 'individual', isInitBo: '1', connected: 'client' },
        receiving: 'a request to send the file back to the adviser, with the lines that are wrong',
        test: 'Workflow > reported to the adviser',
        impact: 'Says that the adviser corrects the file; the adviser’s recap marks these lines.',
      },
      {
        request: { ...request('summary'), body: { state: 'summary', reported } },
        answer: { status: 200, body: { ...state, variables: { ...variables, holderVariables } } },
        ask: api =>
          pipe(
            new HttpWorkflow(api).advance('summary', reported),
            TE.map(dossier => [dossier.task, dossier.participants.TIT.reported?.comment]),
          ),
        become: E.right(['summary', reported.comment]),
      },
    );
  });

  it.each(refusals)('refuses to go on to a task %s', (what, state, params, status, error) =>
    holds(
      pact,
      {
        ...notes,
        state,
        params,
        receiving: `a request to go on to a task ${what}`,
        test: `Workflow > ${error}`,
        impact: 'Opens the error dialog; the file stays at its task.',
      },
      {
        request: request('coHolderIdentityDocUpload'),
        answer: { status, body: { error } },
        ask: api => new HttpWorkflow(api).advance('coHolderIdentityDocUpload'),
        become: refusal(error, status),
      },
    ),
  );

  it('D-105: refuses to end the other holder’s task (proposed)', () =>
    holds(
      pact,
      {
        operation: 'advance',
        requirement: 'XTR-63',
        state: 'the act of a task is another person’s',
        params: { task: 'summary', role: 'COT' },
        receiving: 'a request of the co-holder to end the holder’s recap',
        test: 'Workflow > not_yours',
        impact: 'Asks where the file stands, and says whose turn it is.',
      },
      {
        request: request('coHolderSummary'),
        answer: { status: 422, body: { error: 'not_yours' } },
        ask: api => new HttpWorkflow(api).advance('coHolderSummary'),
        become: refusal('not_yours', 422),
      },
    ));

  it('D-82: refuses to go on with a file that the bank blocked (proposed)', () =>
    holds(
      pact,
      {
        operation: 'advance',
        requirement: 'ERR-03',
        state: 'a subscription has status',
        params: { status: 'SUBSCRIPTION_BLOCKED' },
        receiving: 'a request to go on with a file that is SUBSCRIPTION_BLOCKED',
        test: 'Workflow > SUBSCRIPTION_BLOCKED',
        impact: 'Shows the page of a blocked file.',
      },
      {
        request: request('coHolderIdentityDocUpload'),
        answer: { status: 422, body: { functionalCode: 'SUBSCRIPTION_BLOCKED' } },
        ask: api => new HttpWorkflow(api).advance('coHolderIdentityDocUpload'),
        become: refusal('SUBSCRIPTION_BLOCKED', 422),
      },
    ));
});
