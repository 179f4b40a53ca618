import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCTION } from '@domain/brand/variant';
import { adviserOf, type Adviser } from '../advisers';
import type { Bank } from '../bank';
import { languageOf } from '../language';
import { changing } from '../phone/owners';
import { broughtUpToDate } from '../workflow';
import { AccessToken, applicantOf, type Scope, type Subscription } from '../store/documents';
import { refuse } from './answers';

type Asking = Pick<FastifyRequest, 'headers'>;

/** The bearer token; on a local host the JWT header instead, outside production. SES-05 */
const tokenOf = (bank: Bank, { headers }: Asking): AccessToken | undefined => {
  const jwt = headers['x-local-jwt'];
  const local = typeof jwt === 'string' && bank.options.environment !== PRODUCTION;
  const token = local
    ? bank.store.get('jwt', jwt, AccessToken)
    : bank.store.get('token', /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '', AccessToken);
  return token && token.expires > bank.millis() ? token : undefined;
};

/** Whether the request carries a valid token of the bank, with any scope. */
export const hasBearer = (bank: Bank, request: Asking): boolean => tokenOf(bank, request) !== undefined;

const scopeOf = ({ scope = 'person' }: AccessToken): Scope => scope;

const personOf = (token: AccessToken | undefined): 'TIT' | 'COT' | undefined =>
  token && scopeOf(token) === 'adviser' ? undefined : (token?.participant ?? 'TIT');

/** Scopes for actions on a file: its people, and the adviser who leads it. An e-mailed link's token never suffices (D-42). */
export const OF_FILE: readonly Scope[] = ['person', 'adviser'];
/** Scopes for personal actions: video check and signature. */
export const OF_PERSON: readonly Scope[] = ['person'];
export const ANYBODY: readonly Scope[] = ['link', 'person', 'adviser'];

/**
 * The request's token, if its scope allows the call; otherwise answers 401 without a body (no token, or expired by the bank's clock) or
 * 403 (wrong scope). SES-02
 */
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

/** Any token suffices, for data that belongs to no particular person, such as lists. */
export const authenticated = (bank: Bank, request: Asking, reply: FastifyReply): boolean =>
  bearer(bank, request, reply, OF_FILE) !== undefined;

const BLOCKED = 'SUBSCRIPTION_BLOCKED';

/** The bank writes to a person in the language of the page that they used last, even if an adviser opened the dossier. XTR-12, D-111 */
const writtenAsRead = (bank: Bank, dossier: Subscription, token: AccessToken, { headers }: Asking): Subscription => {
  const { participant: who = 'TIT' } = token;
  const accepted = headers['accept-language'];
  const language = languageOf(accepted);
  if (accepted === undefined || scopeOf(token) !== 'person' || applicantOf(dossier, who).language === language) return dossier;
  const known = changing(dossier, who, { language });
  bank.keep(known);
  return known;
};

/** The token's subscription, brought up to date; answers 404 to an adviser who has created none yet. */
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
  // A blocked file, unlike a closed one, refuses every action, also from a page that is already open. D-82
  if (subscription?.status === BLOCKED && !scopes.includes('link')) {
    void refuse(reply, 422, { functionalCode: BLOCKED });
    return undefined;
  }
  return subscription && broughtUpToDate(bank, writtenAsRead(bank, subscription, token, request));
};

/** The adviser who sends the request, known by the bearer token alone: a client id or an answer does not suffice. X13 */
export const adviserAsking = (bank: Bank, request: Asking): Adviser | undefined => {
  const token = tokenOf(bank, request);
  return token && scopeOf(token) === 'adviser' ? adviserOf(token.adviser) : undefined;
};

/** Binds the adviser's token to this file. */
export const bindToFile = (bank: Bank, request: Asking, subscription: string): void => {
  const token = tokenOf(bank, request);
  if (token) bank.store.put('token', token.value, { ...token, subscription });
};

/** The file and person of the uuid in an address. */
export const personOfUuid = (
  bank: Bank,
  uuid: string,
): { readonly subscription: Subscription; readonly participant: 'TIT' | 'COT' } | undefined => {
  const subscription = bank.subscriptions().find(each => each.uuid === uuid || each.coHolder?.uuid === uuid);
  return subscription && { subscription, participant: subscription.uuid === uuid ? 'TIT' : 'COT' };
};

/** The session that sends the request, by its token; undefined: none. */
export const sessionAsking = (bank: Bank, request: Asking): string | undefined => tokenOf(bank, request)?.value;

/** The person who proved their phone; undefined: an adviser, who is no person of the file. D-43 */
export const personAsking = (bank: Bank, request: Asking): 'TIT' | 'COT' | undefined => personOf(tokenOf(bank, request));

/** The person of the session that asked a wallet, by its token. */
export const personOfSession = (bank: Bank, session: string): 'TIT' | 'COT' | undefined =>
  personOf(bank.store.get('token', session, AccessToken) ?? bank.store.get('jwt', session, AccessToken));
