import fs from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { cacheControl, NO_STORE, securityHeaders } from '../deploy/headers';
import type { Variant } from '@domain/brand/variant';
import { captchaRoutes, type CaptchaDesk } from './api/captcha';
import { cartRoutes } from './api/cart';
import { exchangeRoutes } from './api/exchange';
import { referentialRoutes } from './api/referential';
import { personRoutes } from './api/person';
import { stateRoutes } from './api/state';
import type { Bank } from './bank';
import { deskRoutes } from './desk/routes';
import { identityRoutes } from './identity/routes';
import { outsideRoutes } from './outside/routes';
import { plainPolicy } from './pages';
import { siteRoutes } from './web/site';

const Hashes = t.type({ scripts: t.array(t.string), styles: t.array(t.string) });

/** Hashes of what the HTML carries inlined; none before the first build. */
const hashes = (): t.TypeOf<typeof Hashes> => {
  const file = path.resolve('dist/csp.json');
  const read: unknown = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
  return Hashes.is(read) ? read : { scripts: [], styles: [] };
};

const isPlain = (url: string): boolean => !url.startsWith('/ouvrirmoncompte') && !url.startsWith('/api');

/** Headers on every answer, errors and assets included; forms as JSON or form-encoded; nothing of Fastify's own in an error. */
const server = (): FastifyInstance => {
  const app = Fastify({ logger: false, bodyLimit: 8 * 1024 * 1024, forceCloseConnections: true });
  const headers = securityHeaders({ ...hashes(), connect: [], liveness: undefined, signature: undefined, https: false });
  app.addHook('onRequest', async (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    void reply.headers({ ...headers, 'Cache-Control': NO_STORE });
    if (isPlain(pathname)) void reply.header('Content-Security-Policy', plainPolicy);
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 200) void reply.header('Cache-Control', cacheControl(request.url.split('?')[0] ?? ''));
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.addContentTypeParser(['application/reports+json', 'application/csp-report'], { parseAs: 'string' }, (_request, body, done) => {
    done(null, String(body));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }));
  app.setErrorHandler((error, _request, reply) => {
    const status = t.type({ statusCode: t.number }).is(error) ? error.statusCode : 500;
    return reply.code(status).send({ technicalCode: status < 500 ? 'MALFORMED' : 'INTERNAL' });
  });
  const assets: Readonly<Record<string, string>> = { 'plain.css': 'text/css; charset=utf-8', 'desk.js': 'text/javascript; charset=utf-8' };
  for (const [name, type] of Object.entries(assets)) {
    app.get(`/bac/${name}`, async (_request, reply) => reply.type(type).send(fs.readFileSync(path.resolve('sandbox/assets', name))));
  }
  return app;
};

/** One variant's web server: the front end, the API, the identity provider, the outside. */
export const variantServer = (bank: Bank, captcha: CaptchaDesk, variant: Variant): FastifyInstance => {
  const app = server();
  void app.register(
    async api => {
      captchaRoutes(api, captcha);
      cartRoutes(api, bank);
      stateRoutes(api, bank, captcha);
      personRoutes(api, bank);
      exchangeRoutes(api, bank);
      referentialRoutes(api, bank);
      api.post('/public/csp-reports', async (request, reply) => {
        bank.store.put('report', bank.identifier('report'), { at: bank.now(), report: request.body });
        return reply.code(204).send();
      });
    },
    { prefix: '/api' },
  );
  identityRoutes(app, bank);
  outsideRoutes(app);
  siteRoutes(app, bank, variant);
  return app;
};

export const deskServer = (bank: Bank): FastifyInstance => {
  const app = server();
  deskRoutes(app, bank);
  return app;
};
