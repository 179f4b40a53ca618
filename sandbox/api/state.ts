import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { documentsRank } from '@domain/proofs/rank';
import { REPORT_COMMENT_MAX, reportedLines } from '@domain/journey/reported';
import { taskId, type TaskId } from '@domain/journey/steps';
import type { Bank } from '../bank';
import { accepting } from '../board';
import { closeAsKnown } from '../possibleDuplicates';
import { proofOf, standingOf } from '../proofs';
import { mayPrepare, NOT_YOURS } from '../windows';
import { goBack, report } from '../backToRecap';
import { advance } from '../workflow';
import { sparedBy } from '../spared';
import { refusalFacts } from '../finalisation/refusal';
import { refuse, sent } from './answers';
import { ANYBODY, personAsking, signedIn } from './session';
import { stateOf } from './stateWire';
import { serve } from './serve';

/** Statuses of a closed file, which are call 37's functional codes. */
const ended = ['SUBSCRIPTION_FINALIZED', 'SUBSCRIPTION_PURGED', 'SUBSCRIPTION_EXCLUDED'];

/** The status with which an adviser closes a file whose client the bank already has. ADV-02 */
const CLOSED = 'duplicateClosed';

const Task = new t.Type<TaskId>(
  'TaskId',
  taskId.is,
  (value, context) => (taskId.is(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
/** ADV-03 */
const Reported = t.intersection([
  t.type({ lines: t.array(t.refinement(t.string, line => reportedLines.some(known => known === line))) }),
  t.partial({ comment: t.refinement(t.string, ({ length }) => length <= REPORT_COMMENT_MAX) }),
]);
const Advance = t.intersection([t.type({ state: t.union([Task, t.literal(CLOSED)]) }), t.partial({ reported: Reported })]);

/** Calls 37, 38, 39 and 47. */
export const stateRoutes = (app: FastifyInstance, bank: Bank): void => {
  serve(app, bankCalls.getMyState, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    if (subscription.status === 'UNKNOWN') return refuse(reply, 404, { functionalCode: 'SUBSCRIPTION_UNKNOWN' });
    if (ended.includes(subscription.status))
      return refuse(reply, 422, {
        functionalCode: subscription.status,
        ...(subscription.status === 'SUBSCRIPTION_EXCLUDED' ? refusalFacts(bank, subscription) : {}),
      });
    return reply.send(stateOf(bank, subscription, personAsking(bank, request)));
  });

  serve(app, bankCalls.advance, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    const body = subscription && sent(reply, request.body, Advance);
    if (!subscription || !body) return reply;
    const who = personAsking(bank, request);
    if (body.state === CLOSED) {
      if (who || !closeAsKnown(bank, subscription)) return refuse(reply, 409, { error: 'step_refused' });
      return reply.code(204).send();
    }
    const back = body.reported ? report(bank, subscription, who, body.reported) : goBack(bank, subscription, body.state, who);
    const outcome = back ?? advance(bank, subscription, body.state, who);
    return 'refused' in outcome ? refuse(reply, outcome.refused, { error: outcome.error }) : reply.send(stateOf(bank, outcome, who));
  });

  serve(app, bankCalls.prepareSignature, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const missing = standingOf(bank, proofOf(bank, subscription.id, documentsRank.decide({ participant: 'TIT', category: 'income' })));
    if (missing === 'absent' && !sparedBy(bank, subscription.id)('incomeDocUpload'))
      return refuse(reply, 422, { functionalCode: 'INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN' });
    const who = personAsking(bank, request);
    if (!mayPrepare(subscription, who))
      return subscription.status === 'OPEN' ? refuse(reply, 422, { error: NOT_YOURS }) : refuse(reply, 409, { error: 'step_refused' });
    const prepared = { ...subscription, prepared: true };
    // Only a person's own session accepts the terms, and only for that person; an adviser prepares the file without accepting.
    bank.keep(who ? accepting(bank, prepared, who) : prepared);
    return reply.code(204).send();
  });

  serve(app, bankCalls.getMyType, async (request, reply) => {
    const subscription = signedIn(bank, request, reply, ANYBODY);
    if (!subscription) return reply;
    if (subscription.status === 'UNKNOWN') return refuse(reply, 404, { functionalCode: 'SUBSCRIPTION_UNKNOWN' });
    return reply.send({ type: subscription.initBo ? 'mdc' : 'omc' });
  });
};
