import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Bank } from '../bank';

/** How often an open page's state is looked at, in milliseconds: a look is one system call. */
const EVERY_MS = 100;

/**
 * Under `npm run dev` alone: a stream of what tools/build/dev.mjs says of its builds, and the page's script that listens to it, on the page's
 * own origin. The file that they need is in no other build.
 */
export const reloadRoutes = (app: FastifyInstance, bank: Bank): void => {
  const state = path.resolve(bank.options.site, 'dev.json');
  if (!fs.existsSync(state)) return;
  app.get('/dev/reload.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(fs.readFileSync(path.resolve('sandbox/assets/reload.js'))),
  );
  app.get('/dev/builds', (request, reply) => {
    reply.hijack();
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
    reply.raw.writeHead(200, { ...Object.fromEntries(headers), 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write('retry: 300\n\n');
    let said = '';
    const say = (): void => {
      const now = fs.readFileSync(state, 'utf8');
      if (now !== said) reply.raw.write(`data: ${(said = now)}\n\n`);
    };
    say();
    const looking = setInterval(say, EVERY_MS);
    request.raw.on('close', () => clearInterval(looking));
  });
};
