import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { refuse, sent } from '../api/answers';
import { serve } from '../api/serve';
import { OF_PERSON, personAsking, signedIn } from '../api/session';
import type { Bank } from '../bank';
import type { Subscription } from '../store/documents';
import { accountOf } from './end';

const KIND = 'mobility';

const Mandate = t.type({
  subscription: t.string,
  who: t.keyof({ TIT: null, COT: null }),
  iban: t.string,
  agreedAt: t.string,
  reference: t.string,
  key: t.union([t.string, t.undefined]),
});
type Mandate = t.TypeOf<typeof Mandate>;

const Asked = t.type({ iban: t.string, agreedAt: t.string });

export const mandatesOf = (bank: Bank, { id }: Pick<Subscription, 'id'>): readonly Mandate[] =>
  bank.store.all(KIND, Mandate).filter(({ subscription }) => subscription === id);

/** This bank moves no account from abroad. */
const isRefused = (iban: string): boolean => !iban.startsWith('FR');

/** Call 40d, proposed. XTR-76 */
export const mobilityRoutes = (app: FastifyInstance, bank: Bank): void => {
  serve(app, bankCalls.giveMobilityMandate, async (request, reply) => {
    const subscription = signedIn(bank, request, reply, OF_PERSON);
    const body = subscription && sent(reply, request.body, Asked);
    if (!subscription || !body) return reply;
    const who = personAsking(bank, request) ?? 'TIT';
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header : undefined;
    const before = mandatesOf(bank, subscription).find(each => each.who === who);
    if (before && key !== undefined && before.key === key) return reply.code(201).send({ reference: before.reference });
    if (before) return refuse(reply, 409, { error: 'given' });
    if (accountOf(bank, subscription.id) === undefined) return refuse(reply, 409, { error: 'step_refused' });
    if (isRefused(body.iban)) return refuse(reply, 422, { functionalCode: 'IBAN_REFUSED' });
    const mandate = { subscription: subscription.id, who, ...body, reference: bank.identifier('MOB'), key };
    bank.store.put(KIND, mandate.reference, mandate);
    return reply.code(201).send({ reference: mandate.reference });
  });
};
