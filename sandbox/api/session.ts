import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCTION } from '@domain/brand/variant';
import { adviserOf, type Adviser } from '../advisers';
import type { Bank } from '../bank';
import { broughtUpToDate } from '../workflow';
import { AccessToken, type Scope, type Subscription } from '../store/documents';
import { refuse } from './answers';

type Asking = Pick<FastifyRequest, 'headers'>;

/** The bearer; on a local host the JWT header in its place, outside production. SES-05 */
const tokenOf = (bank: Bank, { headers }: Asking): AccessToken | undefined => {
  const jwt = headers['x-local-jwt'];
  const local = typeof jwt === 'string' && bank.options.environment !== PRODUCTION;
  const token = local
    ? bank.store.get('jwt', jwt, AccessToken)
    : bank.store.get('token', /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '', AccessToken);
  return token && token.expires > bank.millis() ? token : undefined;
};

/** A bearer that the bank gave and that lives, whatever it may. */
export const hasBearer = (bank: Bank, request: Asking): boolean => tokenOf(bank, request) !== undefined;

const scopeOf = ({ scope = 'person' }: AccessToken): Scope => scope;

/** Who may do what is done with a file: its people, and the adviser who leads it. The token of an e-mailed link is never one of them (D-42). */
export const OF_FILE: readonly Scope[] = ['person', 'adviser'];
/** What is a person's own: their video, their signature. */
export const OF_PERSON: readonly Scope[] = ['person'];
export const ANYBODY: readonly Scope[] = ['link', 'person', 'adviser'];

/** The bearer, where it has the right; 401 without a body where there is none or it expired by the bank's clock, 403 where it may not. SES-02 */
const bearer = (bank: Bank, request: Asking, reply: FastifyReply, scopes: readonly Scope[]): AccessToken | undefined => {
  const token = tokenOf(bank, request);
  const known = token && (token.subscription === undefined || bank.subscription(token.subscription) !== undefined);
  if (!known) {
    void reply.code(401).send();
    return undefined;
  }
  if (bank.situation.forbidden || !scopes.includes(scopeOf(token))) {
    void reply.code(403).send();
    return undefined;
  }
  return token;
};

/** What is nobody's in particular, such as lists: a bearer is enough. */
export const authenticated = (bank: Bank, request: Asking, reply: FastifyReply): boolean =>
  bearer(bank, request, reply, OF_FILE) !== undefined;

const BLOCKED = 'SUBSCRIPTION_BLOCKED';

/** The subscription of the bearer, as it stands now; 404 to an adviser who has created none yet. */
export const signedIn = (
  bank: Bank,
  request: Asking,
  reply: FastifyReply,
  scopes: readonly Scope[] = OF_FILE,
): Subscription | undefined => {
  const token = bearer(bank, request, reply, scopes);
  if (!token) return undefined;
  const subscription = token.subscription === undefined ? undefined : bank.subscription(token.subscription);
  if (!subscription) void refuse(reply, 404, { functionalCode: 'SUBSCRIPTION_UNKNOWN' });
  // Unlike a file that ended, one that is blocked refuses whatever is done with it, a page already open too. D-82
  if (subscription?.status === BLOCKED && !scopes.includes('link')) {
    void refuse(reply, 422, { functionalCode: BLOCKED });
    return undefined;
  }
  return subscription && broughtUpToDate(bank, subscription);
};

/** The adviser who asks, known by their bearer alone: neither a client id nor an answer makes one. X13 */
export const adviserAsking = (bank: Bank, request: Asking): Adviser | undefined => {
  const token = tokenOf(bank, request);
  return token && scopeOf(token) === 'adviser' ? adviserOf(token.adviser) : undefined;
};

/** From now on the adviser's bearer is about this file. */
export const bindToFile = (bank: Bank, request: Asking, subscription: string): void => {
  const token = tokenOf(bank, request);
  if (token) bank.store.put('token', token.value, { ...token, subscription });
};

/** Whose file and which of its people an address's uuid names. */
export const personOfUuid = (
  bank: Bank,
  uuid: string,
): { readonly subscription: Subscription; readonly participant: 'TIT' | 'COT' } | undefined => {
  const subscription = bank.subscriptions().find(each => each.uuid === uuid || each.coHolder?.uuid === uuid);
  return subscription && { subscription, participant: subscription.uuid === uuid ? 'TIT' : 'COT' };
};

/** Who proved their phone; undefined: an adviser, who is nobody of the file. D-43 */
export const personAsking = (bank: Bank, request: Asking): 'TIT' | 'COT' | undefined =>
  adviserAsking(bank, request) ? undefined : (tokenOf(bank, request)?.participant ?? 'TIT');
