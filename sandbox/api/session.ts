import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCTION } from '@domain/brand/variant';
import type { Bank } from '../bank';
import { broughtUpToDate } from '../workflow';
import { AccessToken, type Applicant, type Subscription } from '../store/documents';

/** The bearer; on a local host the JWT header in its place, outside production. SES-05 */
const tokenOf = (bank: Bank, { headers }: Pick<FastifyRequest, 'headers'>) => {
  const jwt = headers['x-local-jwt'];
  if (typeof jwt === 'string' && bank.options.environment !== PRODUCTION) return bank.store.get('jwt', jwt, AccessToken);
  return bank.store.get('token', /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '', AccessToken);
};

/** The subscription of the bearer token; 401 without a body where there is none, or where it expired by the bank's clock. SES-02 */
export const signedIn = (bank: Bank, request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): Subscription | undefined => {
  const token = tokenOf(bank, request);
  const kept = token && token.expires > bank.millis() ? bank.subscription(token.subscription) : undefined;
  const subscription = kept && broughtUpToDate(bank, kept);
  if (subscription && bank.situation.forbidden) {
    void reply.code(403).send();
    return undefined;
  }
  if (!subscription) void reply.code(401).send();
  return subscription;
};

/** Whose file and which of its people an address's uuid names. */
export const personOfUuid = (
  bank: Bank,
  uuid: string,
): { readonly subscription: Subscription; readonly participant: 'TIT' | 'COT' } | undefined => {
  const subscription = bank.subscriptions().find(each => each.uuid === uuid || each.coHolder?.uuid === uuid);
  return subscription && { subscription, participant: subscription.uuid === uuid ? 'TIT' : 'COT' };
};

/** Who proved their phone. D-43 */
export const connectedAs = (bank: Bank, request: Pick<FastifyRequest, 'headers'>): 'TIT' | 'COT' =>
  tokenOf(bank, request)?.participant ?? 'TIT';

export const applicantOf = ({ holder, coHolder }: Subscription, who: 'TIT' | 'COT'): Applicant =>
  who === 'COT' && coHolder ? coHolder : holder;
