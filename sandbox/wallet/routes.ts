import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bankCalls } from '@domain/calls/table';
import type { Variant } from '@domain/brand/variant';
import { instantOf } from '@domain/kernel/calendar';
import { refuse, sent } from '../api/answers';
import { serve } from '../api/serve';
import { adviserAsking, personAsking, sessionAsking, signedIn } from '../api/session';
import type { Bank } from '../bank';
import { askingFront, frontOf } from '../places';
import type { Subscription } from '../store/documents';
import { mayChange } from '../windows';
import { walletConfigured } from './configured';
import type { Device, Transaction } from '../store/walletRequests';
import { Answer, Answered, Start, transactionOf } from './transaction';
import type { Verifier } from './verifier';

/** What a wallet sent: anything that is no answer counts as one that cannot be verified. */
const sentBack = (body: unknown): Answer => (Answer.is(body) ? body : {});

const NOT_FOUND = { error: 'not_found' };
const generic = { functionalCode: 'generic' };

/** Calls 35b, 35c and 35d, and the wallet's own addresses. XTR-38 */
export const walletRoutes = (app: FastifyInstance, bank: Bank, variant: Variant): void => {
  const configured = walletConfigured(variant, bank.options.environment);

  // What speaks the protocol is loaded by the first request: the bank starts without it.
  let loaded: Promise<Verifier> | undefined;
  const verifier = (): Promise<Verifier> => (loaded ??= import('./verifier').then(({ Verifier: Made }) => new Made(bank, configured)));

  const participantOf = ({ holder, coHolder }: Subscription, personId: string): 'TIT' | 'COT' | undefined => {
    if (holder.personId === personId) return 'TIT';
    return coHolder?.personId === personId ? 'COT' : undefined;
  };

  /** A code that is scanned binds nobody who reads it: the configuration says in whose session it may be shown. */
  const mayAsk = (device: Device, request: FastifyRequest): boolean => {
    const { offered, acrossDevices } = configured.wallet;
    if (!offered || bank.situation.walletOff) return false;
    return device !== 'OTHER' || acrossDevices === 'all' || (acrossDevices === 'adviser' && adviserAsking(bank, request) !== undefined);
  };

  serve(app, bankCalls.startWalletIdentity, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    const body = subscription && sent(reply, request.body, Start);
    if (!subscription || !body) return reply;
    const participant = participantOf(subscription, body.personId);
    const session = sessionAsking(bank, request);
    if (
      !participant ||
      session === undefined ||
      !mayChange(subscription, personAsking(bank, request), participant) ||
      !mayAsk(body.device, request)
    )
      return refuse(reply, 422, generic);
    const front = askingFront(bank, request, frontOf(bank, variant));
    const asks = await verifier();
    const transaction = await asks.begin({ subscription: subscription.id, participant, session, device: body.device, front });
    const [link, ...otherLinks] = await asks.linksOf(transaction);
    return reply.code(201).send({
      transactionId: transaction.id,
      until: instantOf(transaction.expires),
      ...(body.device === 'BROWSER' ? { request: await asks.requestOf(transaction) } : { link, otherLinks }),
    });
  });

  /** The transaction of this session; answers 404 to any other. */
  const mine = (request: FastifyRequest<{ Params: { id: string } }>, subscription: Subscription): Transaction | undefined => {
    const transaction = transactionOf(bank, request.params.id);
    const own = transaction?.subscription === subscription.id && transaction.session === sessionAsking(bank, request);
    return own ? transaction : undefined;
  };

  serve(app, bankCalls.answerWalletIdentity, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const asked = mine(request, subscription);
    if (!asked) return refuse(reply, 404, NOT_FOUND);
    const body = sent(reply, request.body, Answered);
    if (!body) return reply;
    const asks = await verifier();
    const { walletAnswer } = bank.situation;
    const answered = walletAnswer ? { ...asked, ...walletAnswer } : await asks.answer(asked.id, sentBack(body.data));
    return reply.send(answered ? asks.outcomeOf(answered, undefined) : { status: 'REFUSED', reason: 'ALREADY_ANSWERED' });
  });

  serve(app, bankCalls.getWalletIdentity, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const asked = mine(request, subscription);
    if (!asked) return refuse(reply, 404, NOT_FOUND);
    return reply.send((await verifier()).outcomeOf(asked, request.query['responseCode']));
  });

  app.get<{ Params: { id: string } }>('/public/identity-presentations/:id/request', async (request, reply) => {
    const transaction = transactionOf(bank, request.params.id);
    const open = transaction?.status === 'WAITING' && transaction.device !== 'BROWSER' && transaction.expires > bank.millis();
    if (!open) return refuse(reply, 404, NOT_FOUND);
    return reply.type('application/oauth-authz-req+jwt').send(await (await verifier()).requestOf(transaction));
  });

  app.post<{ Params: { id: string } }>('/public/identity-presentations/:id/answer', async (request, reply) => {
    const asks = await verifier();
    const answered = await asks.answer(request.params.id, sentBack(request.body));
    if (!answered) return refuse(reply, 400, { error: 'invalid_request' });
    const redirect_uri = asks.returnTo(answered);
    return reply.send(redirect_uri === undefined ? {} : { redirect_uri });
  });
};
