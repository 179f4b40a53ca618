import type { FastifyInstance } from 'fastify';
import { hasBearer } from '../api/session';
import type { Bank } from '../bank';

const WINDOW_MS = 60_000;
/** What one address may ask of one route within the window, without a bearer that the bank knows. */
export const MOST_ASKED = 300;
const MOST_COUNTED = 5_000;

interface Count {
  readonly since: number;
  readonly times: number;
}

/** Calls that write without a bearer. A GET of the identity provider writes too: it makes a code. */
const writes = (method: string, route: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method) || route.startsWith('/identite/');

/** Counts by address and route what anybody may write; beyond the limit 429, until the window is over. What is counted is bounded too: the oldest go. */
export const rated = (app: FastifyInstance, bank: Bank): void => {
  const counts = new Map<string, Count>();
  app.addHook('onRequest', async (request, reply) => {
    // the route, and not what was asked: an address can be written in many ways
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
