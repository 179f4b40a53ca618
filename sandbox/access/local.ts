import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { PRODUCTION } from '@domain/brand/variant';
import { bankCalls } from '@domain/calls/table';
import { resumeCheck } from '@domain/session/checkResume';
import { refuse } from '../api/answers';
import type { Bank } from '../bank';
import type { Who } from '../signing';
import type { Subscription } from '../store/documents';
import { serve } from '../api/serve';

const TOKEN_LIFE_SECONDS = 1_800;

const Query = t.partial({ clientId: t.string, prospectId: t.string });

interface Holder {
  readonly subscription: string;
  readonly participant: Who;
}

/** The holder with this number: `externalId` is a client number, `personId` a prospect number. */
const bearerOf = (bank: Bank, kind: 'externalId' | 'personId', number: string): Holder | undefined =>
  bank
    .subscriptions()
    .flatMap(({ id: subscription, holder, coHolder }: Subscription): readonly Holder[] => [
      ...(holder[kind] === number ? [{ subscription, participant: 'TIT' as const }] : []),
      ...(coHolder?.[kind] === number ? [{ subscription, participant: 'COT' as const }] : []),
    ])
    .at(-1);

/** The holder of the newest file, for a developer who gives no number. */
const newest = (bank: Bank): Holder | undefined => {
  const subscription = bank.subscriptions().at(-1);
  return subscription && { subscription: subscription.id, participant: 'TIT' };
};

/** Calls 27 and 28, which production does not have. RES-02, RES-03, SES-05, X12 */
export const localRoutes = (app: FastifyInstance, bank: Bank): void => {
  if (bank.options.environment === PRODUCTION) return;

  const issue = (kind: 'jwt' | 'token', who: Holder): string => {
    const value = bank.secret();
    bank.store.put(kind, value, { value, ...who, expires: bank.millis() + TOKEN_LIFE_SECONDS * 1_000 });
    return value;
  };

  serve(app, bankCalls.localJwt, async (request, reply) => {
    const { prospectId } = Query.is(request.query) ? request.query : {};
    const who = prospectId === undefined ? newest(bank) : bearerOf(bank, 'personId', prospectId);
    return who ? reply.send({ jwt: issue('jwt', who) }) : refuse(reply, 404, { error: 'not_found' });
  });

  serve(app, bankCalls.localToken, async (request, reply) => {
    const { clientId = null, prospectId = null } = Query.is(request.body) ? request.body : {};
    const verdict = resumeCheck.decide({ clientId, prospectId, prospectAllowed: true });
    if (!verdict.valid) return refuse(reply, 400, { functionalCode: verdict.reason });
    const byClient = verdict.kind === 'client';
    const who = byClient ? bearerOf(bank, 'externalId', clientId ?? '') : bearerOf(bank, 'personId', prospectId ?? '');
    if (!who && byClient) return refuse(reply, 404, { functionalCode: 'UNKNOWN_CLIENT_ID' });
    if (!who) return refuse(reply, 422, { functionalCode: 'SUBSCRIPTION_UNKNOWN' });
    const access_token = { token_type: 'Bearer', value: issue('token', who), expires_in: TOKEN_LIFE_SECONDS };
    return reply.send({ access_token, ...(byClient ? { jwt: issue('jwt', who) } : {}) });
  });
};
