import type { FastifyInstance } from 'fastify';
import { bankCalls } from '@domain/calls/table';
import { refuse } from '../api/answers';
import { OF_PERSON, personAsking, signedIn } from '../api/session';
import { invite, inviteAgain } from '../access/invitation';
import { actorOf, logged, moved } from '../log';
import type { Bank } from '../bank';
import { hasSigned, isChecked, lastSigner, signerOf, voidSignature } from '../signing';
import { decisionOn, end, finalisationOf } from './end';
import { refusalFacts } from './refusal';
import { serve } from '../api/serve';

const HOLDER_SIGNATURE_KO = 'HOLDER_SIGNATURE_KO';

/** Calls 36, 40, 42 and 42b. */
export const finalisationRoutes = (app: FastifyInstance, bank: Bank): void => {
  serve(app, bankCalls.finalizeHolderSignature, async (request, reply) => {
    const subscription = signedIn(bank, request, reply, OF_PERSON);
    if (!subscription) return reply;
    const done = hasSigned(bank, subscription.id, 'TIT') && isChecked(bank, subscription.id, 'TIT');
    if (personAsking(bank, request) !== 'TIT' || subscription.status !== 'OPEN') return refuse(reply, 409, { error: 'step_refused' });
    if (!done || decisionOn(bank, subscription) === HOLDER_SIGNATURE_KO) {
      voidSignature(bank, subscription, 'TIT');
      return refuse(reply, 422, { functionalCode: HOLDER_SIGNATURE_KO });
    }
    if (subscription.workflow === 'joint' && subscription.task === 'signature') {
      bank.keep({ ...moved(bank, subscription, 'coHolderSignature', actorOf(subscription, 'TIT')), task: 'coHolderSignature' });
      invite(bank, subscription, 'COT');
    }
    return reply.code(204).send();
  });

  serve(app, bankCalls.subcriptionEnd, async (request, reply) => {
    const subscription = signedIn(bank, request, reply, OF_PERSON);
    if (!subscription) return reply;
    const before = finalisationOf(bank, subscription.id);
    const ended = end(bank, subscription);
    const last = lastSigner(subscription);
    if (!before && ended.kind === 'ended') bank.keep(logged(bank, subscription, subscription.task, actorOf(subscription, last)));
    if (ended.kind === 'refused') return refuse(reply, 422, { functionalCode: ended.code, ...refusalFacts(bank, subscription) });
    return ended.analysis ? reply.code(202).send({ decision: 'finalizeFurtherAnalysis' }) : reply.code(204).send();
  });

  serve(app, bankCalls.checkCoholder, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const { id, idEne } = subscription;
    if (![id, idEne].includes(request.params.id)) return refuse(reply, 404, { error: 'not_found' });
    return reply.type('application/json').send(JSON.stringify(hasSigned(bank, id, 'COT')));
  });

  serve(app, bankCalls.sendInvitation, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const { id, idEne, status } = subscription;
    if (![id, idEne].includes(request.params.id)) return refuse(reply, 404, { error: 'not_found' });
    const signer = status === 'OPEN' ? signerOf(subscription) : undefined;
    if (!signer) return refuse(reply, 409, { error: 'step_refused' });
    return reply.send(inviteAgain(bank, subscription, signer));
  });
};
