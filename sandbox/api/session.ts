import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank';
import { broughtUpToDate } from '../workflow';
import { AccessToken, type Applicant, type Subscription } from '../store/documents';

const tokenOf = (bank: Bank, { headers }: Pick<FastifyRequest, 'headers'>) =>
  bank.store.get('token', /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '', AccessToken);

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

/** Who proved their phone. D-43 */
export const connectedAs = (bank: Bank, request: Pick<FastifyRequest, 'headers'>): 'TIT' | 'COT' =>
  tokenOf(bank, request)?.participant ?? 'TIT';

export const applicantOf = ({ holder, coHolder }: Subscription, who: 'TIT' | 'COT'): Applicant =>
  who === 'COT' && coHolder ? coHolder : holder;
