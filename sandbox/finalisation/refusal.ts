import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { finalisationRoute } from '@domain/signature/finalisationRoute';
import { write } from '../access/links';
import { refuse, sent } from '../api/answers';
import { serve } from '../api/serve';
import { OF_PERSON, personAsking, signedIn } from '../api/session';
import type { Bank } from '../bank';
import { applicantOf, type Subscription } from '../store/documents';
import { finalisationOf } from './end';

const KIND = 'refusalRequest';

const RefusalRequest = t.type({
  subscription: t.string,
  who: t.keyof({ TIT: null, COT: null }),
  what: t.keyof({ email: null, letter: null, review: null }),
  at: t.string,
});
type RefusalRequest = t.TypeOf<typeof RefusalRequest>;

export const refusalRequestsOf = (bank: Bank, { id }: Pick<Subscription, 'id'>): readonly RefusalRequest[] =>
  bank.store.all(KIND, RefusalRequest).filter(({ subscription }) => subscription === id);

const REASON = 'Les pièces reçues ne permettent pas d’ouvrir le compte.';

/** What a refusing answer says of itself, by the desk's switch. XTR-74 */
export const refusalFacts = (bank: Bank, { id }: Pick<Subscription, 'id'>): { readonly refusal?: object } => {
  switch (bank.switchesFor(id).refusal) {
    case 'notFinal':
      return { refusal: { final: '0' } };
    case 'automated':
      return { refusal: { final: '1', automated: '1', reason: REASON } };
    case 'letter':
      return { refusal: { final: '1', letterSentOn: bank.today() } };
    default:
      return {};
  }
};

const isRefused = (bank: Bank, { id, status }: Subscription): boolean =>
  status === 'SUBSCRIPTION_EXCLUDED' ||
  finalisationRoute.decide({ functionalCode: finalisationOf(bank, id)?.code ?? null, functional: true }) === 'error/rejected';

const By = t.type({ by: t.keyof({ email: null, letter: null }) });

/** Calls 37b and 37c, proposed. XTR-74 */
export const refusalRoutes = (app: FastifyInstance, bank: Bank): void => {
  const keep = (subscription: Subscription, who: RefusalRequest['who'], what: RefusalRequest['what']): void =>
    bank.store.put(KIND, `${subscription.id}-${who}-${what}`, { subscription: subscription.id, who, what, at: bank.now() });

  serve(app, bankCalls.askRefusalReasons, async (request, reply) => {
    const subscription = signedIn(bank, request, reply, OF_PERSON);
    const body = subscription && sent(reply, request.body, By);
    if (!subscription || !body) return reply;
    if (!isRefused(bank, subscription)) return refuse(reply, 409, { error: 'step_refused' });
    const who = personAsking(bank, request) ?? 'TIT';
    const asked = refusalRequestsOf(bank, subscription).some(each => each.who === who && each.what === body.by);
    keep(subscription, who, body.by);
    if (body.by === 'email' && !asked) write(bank, subscription, applicantOf(subscription, who), ({ refused }) => refused(REASON));
    return reply.code(202).send({});
  });

  serve(app, bankCalls.askRefusalReview, async (request, reply) => {
    const subscription = signedIn(bank, request, reply, OF_PERSON);
    if (!subscription) return reply;
    if (!isRefused(bank, subscription)) return refuse(reply, 409, { error: 'step_refused' });
    keep(subscription, personAsking(bank, request) ?? 'TIT', 'review');
    return reply.code(202).send({});
  });
};
