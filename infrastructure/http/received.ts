import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';

/** An answer as it arrived: nothing is known yet of who sent it. */
export interface Arrived {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly retryAfter: string | undefined;
  /** The sender's clock, by which a `Retry-After` that is a date counts. */
  readonly date: string | undefined;
}

/** An answer of the bank; `data`: its JSON, undefined where the body is empty. */
export interface Received {
  readonly status: number;
  readonly data: unknown;
}

/** Statuses that a proxy or an access point alone sends. */
const BETWEEN = [407, 511];
/** Statuses that gateways send without a body: the bank's own, or one of a network in between. */
const OF_GATEWAYS = [408, 502, 503, 504];
const BUSY = 429;
const UNAVAILABLE = 503;
const TOO_LARGE = 413;

const parsed = (body: string): E.Either<unknown, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(body),
    () => undefined,
  );

const DAY_MS = 86_400_000;

/** `Retry-After` in milliseconds, written as seconds or as a date; undefined: none, one that is over, or more than a day. */
const waitOf = ({ status, retryAfter = '', date = '' }: Arrived): number | undefined => {
  if (status !== BUSY && status !== UNAVAILABLE) return undefined;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.parse(date);
  return wait > 0 && wait <= DAY_MS ? wait : undefined;
};

const busy = (waitMs: number | undefined): Failure => ({ kind: 'unreachable', by: 'busy', ...(waitMs === undefined ? {} : { waitMs }) });

/** What an answer means if it may not come from the bank. */
const foreign = (status: number): Failure => {
  if (status === BUSY) return busy(undefined);
  if (status === TOO_LARGE) return { kind: 'tooLarge' };
  const isGateway = !BETWEEN.includes(status) && (status >= 500 || OF_GATEWAYS.includes(status));
  return { kind: 'unreachable', by: isGateway ? 'gateway' : 'between' };
};

/** A success whose JSON was cut off or damaged is the bank's all the same; its page of HTML is an access point's. */
const isDamaged = ({ status, contentType, body }: Arrived): boolean =>
  status < 400 && contentType.includes('json') && !body.trimStart().startsWith('<');

/**
 * Distinguishes the bank's own answers from those of a proxy, a firewall, an access point or a rate limiter, before anything reads the
 * status or a code. The bank answers with JSON or with nothing: an error with any other body is not the bank's, and neither is a page
 * instead of a success. D-122, SES-02
 */
export const receive = (arrived: Arrived): E.Either<Failure, Received> => {
  const { status, body } = arrived;
  const wait = waitOf(arrived);
  if (wait !== undefined) return E.left(busy(wait));
  if (BETWEEN.includes(status)) return E.left(foreign(status));
  if (body.trim() === '') return OF_GATEWAYS.includes(status) ? E.left(foreign(status)) : E.right({ status, data: undefined });
  const json = parsed(body);
  if (E.isRight(json) && (status < 400 || typeof json.right === 'object')) return E.right({ status, data: json.right });
  return E.left(isDamaged(arrived) ? { kind: 'unreadable', report: ['(body)'] } : foreign(status));
};

/** An answer of `fetch`. */
export const arrived = async (answer: Response): Promise<Arrived> => ({
  status: answer.status,
  contentType: answer.headers.get('Content-Type') ?? '',
  body: await answer.text(),
  retryAfter: answer.headers.get('Retry-After') ?? undefined,
  date: answer.headers.get('Date') ?? undefined,
});
