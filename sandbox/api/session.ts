import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank';
import { broughtUpToDate } from '../workflow';
import { AccessToken, type Subscription } from '../store/documents';

/** The subscription of the bearer token; 401 without a body where there is none, or where it expired by the bank's clock. SES-02 */
export const signedIn = (bank: Bank, request: FastifyRequest, reply: FastifyReply): Subscription | undefined => {
  const value = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const token = bank.store.get('token', value, AccessToken);
  const kept = token && token.expires > bank.millis() ? bank.subscription(token.subscription) : undefined;
  const subscription = kept && broughtUpToDate(bank, kept);
  if (subscription && bank.situation.forbidden) {
    void reply.code(403).send();
    return undefined;
  }
  if (!subscription) void reply.code(401).send();
  return subscription;
};
