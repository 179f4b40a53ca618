import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import type { Bank } from '../bank';

export const TAG_MANAGER = '/balises/gestionnaire.js';
const REPORTS = '/rapports';

/** The address for a front end's error reports, in Sentry's DSN notation: public key, host, project. OBS-01 */
export const reportsAddress = (front: string): string => front.replace('://', '://public@').concat(REPORTS, '/1');

const MOST_BYTES = 64 * 1024;
const ItemHeader = t.type({ type: t.string });

const parsed = (line: string | undefined): unknown => {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
};

/** The events of an envelope: after its first line come pairs of a header and an item. */
export const eventsOf = (envelope: string): readonly unknown[] => {
  const [, ...lines] = envelope.split('\n');
  return lines.flatMap((line, index) => {
    const header = parsed(line);
    return ItemHeader.is(header) && header.type === 'event' ? [parsed(lines[index + 1])] : [];
  });
};

/** Replacements for the error-reporting service and the tag manager. The desk shows what they receive. OBS-01 to OBS-03 */
export const observationRoutes = (app: FastifyInstance, bank: Bank): void => {
  const keep = (kind: string, report: unknown): void => bank.store.put(kind, bank.identifier(kind), { at: bank.now(), report });
  const limits = { bodyLimit: MOST_BYTES };
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, String(body)));
  app.post(`${REPORTS}/api/:project/envelope/`, limits, async (request, reply) => {
    if (typeof request.body !== 'string') return reply.code(400).send({ technicalCode: 'MALFORMED' });
    for (const event of eventsOf(request.body)) keep('error-report', event);
    return reply.send({});
  });
  app.get(TAG_MANAGER, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(fs.readFileSync(path.resolve('sandbox/assets/tags.js'))),
  );
  app.post('/balises/evenements', limits, async (request, reply) => {
    keep('event', request.body);
    return reply.code(204).send();
  });
};
