import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { refuse, sent } from '../api/answers';
import { OF_PERSON, personAsking, signedIn } from '../api/session';
import type { Bank } from '../bank';
import { owesTerms } from '../board';
import { askingFront } from '../places';
import { attemptsOf, checksOf, type Who } from '../signing';
import { mayDo } from '../windows';
import { FaceConsent, Liveness } from '../store/documents';
import { gestures } from './gestures';
import { MOST_ATTEMPTS, checkOutcome } from './outcome';
import { serve } from '../api/serve';

const Body = t.intersection([t.type({ participant: t.keyof({ TIT: null, COT: null }) }), t.partial({ consent: FaceConsent })]);
const CONSENT_MISSING = { functionalCode: 'CONSENT_MISSING' };
const MAXIMUM = { functionalCode: 'MAXIMUM_LIVENESS_COUNT' };

const Once = t.type({ livenessId: t.string, url: t.string });

/** The idempotency key of a check, by person and file: one key makes one check. R04 */
const keyOf = ({ headers }: FastifyRequest, subscription: string, participant: string): string | undefined => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? [subscription, participant, key].join(' ') : undefined;
};

/** Maximum number of checks that a person has begun and not ended; technical errors, which use no attempt, count with them. X18 */
const MOST_OPEN = 5;

/** Before another check: the person's own oldest without a verdict go, and their attempts stay. */
const dropAbandoned = (bank: Bank, subscription: string, participant: Who): void => {
  const undecided = checksOf(bank, subscription, participant).filter(({ status, functionalCode }) => status !== 'ENDED' && !functionalCode);
  for (const { id } of undecided.slice(0, Math.max(0, undecided.length - MOST_OPEN + 1))) bank.store.remove('liveness', id);
};

/** Calls 12 and 13. */
export const livenessRoutes = (app: FastifyInstance, bank: Bank): void => {
  serve(app, bankCalls.createLiveness, async (request, reply) => {
    const subscription = signedIn(bank, request, reply, OF_PERSON);
    const body = subscription && sent(reply, request.body, Body);
    if (!subscription || !body) return reply;
    const { participant, consent } = body;
    const by = personAsking(bank, request);
    if (by !== participant || !mayDo(subscription, by, 'video') || owesTerms(subscription, participant))
      return refuse(reply, 422, { functionalCode: 'generic' });
    const key = keyOf(request, subscription.id, participant);
    const before = key === undefined ? undefined : bank.store.get('videoCheckOnce', key, Once);
    if (before) return reply.code(201).send({ livenessId: before.livenessId, url: before.url });
    const used = attemptsOf(bank, subscription.id, participant);
    if (used >= MOST_ATTEMPTS || checkOutcome(bank, subscription, participant) === 'maximum') return refuse(reply, 422, MAXIMUM);
    if (bank.switchesFor(subscription.id).consent === 'required' && !consent) return refuse(reply, 422, CONSENT_MISSING);
    dropAbandoned(bank, subscription.id, participant);
    const id = bank.identifier('LV');
    const gesture = gestures[Math.floor(Math.random() * gestures.length)] ?? gestures[0];
    const check: Liveness = {
      id,
      subscription: subscription.id,
      participant,
      gesture: gesture.fr,
      nonce: bank.secret(),
      status: 'ONGOING',
      validated: false,
      count: used,
      front: askingFront(bank, request, subscription.front ?? ''),
      at: bank.now(),
      ...(consent ? { consent } : {}),
    };
    bank.store.put('liveness', id, check);
    const answer = { livenessId: id, url: `${bank.situation.origin ?? bank.origins.liveness}/capture/${id}` };
    if (key !== undefined) bank.store.put('videoCheckOnce', key, { ...answer, subscription: subscription.id });
    return reply.code(201).send(answer);
  });

  serve(app, bankCalls.getLiveness, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const check = bank.store.get('liveness', request.params.id, Liveness);
    if (check?.subscription !== subscription.id) return refuse(reply, 404, { error: 'not_found' });
    const { id, status, validated, count, functionalCode } = check;
    if (functionalCode !== undefined) return refuse(reply, 422, { functionalCode });
    return reply.send({ livenessId: id, avancement: status, controlValidated: validated, livenessCount: count });
  });
};
