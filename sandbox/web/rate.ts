import type { FastifyInstance } from 'fastify';
import { hasBearer } from '../api/session';
import type { Bank } from '../bank';

const WINDOW_MS = 60_000;
/** Maximum number of requests of one address to one route within the window, without a valid token. */
export const MOST_ASKED = 300;
const MOST_COUNTED = 5_000;

interface Count {
  readonly since: number;
  readonly times: number;
}

/** Calls that write without a token. A GET of the identity provider writes too: it creates a code. */
const writes = (method: string, route: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method) || route.startsWith('/identite/');

/**
 * Counts anonymous writes by address and route; answers 429 beyond the limit until the window ends. The number of counters is limited
 * too: the oldest go.
 */
export const rated = (app: FastifyInstance, bank: Bank): void => {
  const counts = new Map<string, Count>();
  app.addHook('onRequest', async (request, reply) => {
    // counts by route, because one path has many spellings
    const route = request.routeOptions.url ?? '';
    if (!writes(request.method, route) || hasBearer(bank, request)) return undefined;
    const key = `${request.ip} ${request.method} ${route}`;
    const before = counts.get(key);
    const now = bank.millis();
    const { since, times } = before && Math.abs(now - before.since) < WINDOW_MS ? before : { since: now, times: 0 };
    counts.delete(key);
    counts.set(key, { since, times: times + 1 });
    const [oldest] = counts.keys();
    if (counts.size > MOST_COUNTED && oldest !== undefined) counts.delete(oldest);
    if (times < MOST_ASKED) return undefined;
    return reply
      .code(429)
      .header('Retry-After', String(WINDOW_MS / 1_000))
      .send({ error: 'too_many' });
  });
};
