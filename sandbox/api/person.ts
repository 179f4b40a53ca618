import type { FastifyInstance } from 'fastify';
import type { Bank } from '../bank';
import { signedIn } from './session';

/** Call 29. The person connected is the one who proved the phone: the holder. */
export const personRoutes = (app: FastifyInstance, bank: Bank): void => {
  app.get('/v1/persons/me', async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const { person, externalId } = subscription.holder;
    if (bank.situation.minimalPerson) return reply.send({ externalReference: { externalReferenceValue: externalId } });
    return reply.send({ ...person, externalReference: { externalReferenceValue: externalId } });
  });
};
