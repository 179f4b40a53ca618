import type { FastifyInstance } from 'fastify';
import { sessionAsking } from '../api/session';
import type { Bank } from '../bank';

const WINDOW_MS = 60_000;
/** Maximum number of requests of one address to one route within the window, without a valid token. */
export const MOST_ASKED = 300;
/** Maximum number of writes of one session to one route within the window: more than filling in both parts of a dossier needs. */
export const MOST_OF_SESSION = 50;
const MOST_COUNTED = 5_000;

interface Count {
  readonly since: number;
  readonly times: number;
}

/** Calls that write without a token. A GET of the identity provider writes too: it creates a code. */
const writes = (method: string, route: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method) || route.startsWith('/identite/');

/**
 * Counts writes by route, and by session or address; answers 429 beyond the limit until the window ends. The number of counters is
 * limited too: the oldest go.
 */
export const rated = (app: FastifyInstance, bank: Bank): void => {
  const counts = new Map<string, Count>();
  app.addHook('onRequest', async (request, reply) => {
    // counts by route, because one path has many spellings
    const route = request.routeOptions.url ?? '';
    if (!writes(request.method, route)) return undefined;
    const session = sessionAsking(bank, request);
    const key = `${session ?? request.ip} ${request.method} ${route}`;
    const before = counts.get(key);
    const now = bank.millis();
    const { since, times } = before && Math.abs(now - before.since) < WINDOW_MS ? before : { since: now, times: 0 };
    counts.delete(key);
    counts.set(key, { since, times: times + 1 });
    const [oldest] = counts.keys();
    if (counts.size > MOST_COUNTED && oldest !== undefined) counts.delete(oldest);
    if (times < (session === undefined ? MOST_ASKED : MOST_OF_SESSION)) return undefined;
    return reply
      .code(429)
      .header('Retry-After', String(WINDOW_MS / 1_000))
      .send({ error: 'too_many' });
  });
};
