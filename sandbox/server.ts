import fs from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { cacheControl, NO_STORE, securityHeaders } from '../tools/deploy/headers';
import { variantFacts, variants, type Variant } from '@domain/brand/variant';
import { captchaRoutes, type CaptchaDesk } from './api/captcha';
import { cartRoutes } from './api/cart';
import { exchangeRoutes } from './api/exchange';
import { referentialRoutes } from './api/referential';
import { personRoutes } from './api/person';
import { creationRoutes } from './api/creation';
import { stateRoutes } from './api/state';
import { localRoutes } from './access/local';
import { accessRoutes } from './access/routes';
import type { Bank } from './bank';
import { ceremonyPages } from './esign/pages';
import { signatureRoutes } from './esign/routes';
import { finalisationRoutes } from './finalisation/routes';
import { mobilityRoutes } from './finalisation/mobility';
import { refusalRoutes } from './finalisation/refusal';
import { withdrawalRoutes } from './finalisation/withdrawal';
import { capturePages } from './liveness/pages';
import { livenessRoutes } from './liveness/routes';
import { deskRoutes } from './desk/routes';
import { faultHooks } from './faults/hook';
import { identityRoutes } from './identity/routes';
import { walletConfigured } from './wallet/configured';
import { boxPages } from './wallet/box/pages';
import { walletRoutes } from './wallet/routes';
import { observationRoutes } from './observation/routes';
import { outsideRoutes } from './outside/routes';
import { plainPolicy } from './pages';
import { shutOut, unreadable } from './web/gate';
import { rated } from './web/rate';
import { assetRoutes } from './web/assets';
import { reloadRoutes } from './web/reload';
import { ACCESS, siteRoutes, usualAddress } from './web/site';

const Hashes = t.type({ scripts: t.array(t.string), styles: t.array(t.string) });

/** Hashes of the HTML's inline scripts, read again after each build; empty before the first one. */
const hashesIn = (site: string): (() => t.TypeOf<typeof Hashes>) => {
  const file = path.resolve(site, 'csp.json');
  let readAt: number | undefined;
  let known: t.TypeOf<typeof Hashes> = { scripts: [], styles: [] };
  return () => {
    const writtenAt = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (writtenAt === undefined || writtenAt === readAt) return known;
    const read: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    readAt = writtenAt;
    if (Hashes.is(read)) known = read;
    return known;
  };
};

const BODY_BYTES = 8 * 1024 * 1024;
/** Requests without a token are small; store/bounds.ts limits how many the bank keeps. */
const REPORT_BYTES = 16 * 1024;

/** Paths whose pages carry the application's own policy. */
const APPLICATION = ['/ouvrirmoncompte', '/api', ACCESS];
const isPlain = (pathname: string): boolean => !APPLICATION.includes(`/${pathname.split('/')[1] ?? ''}`);

/**
 * A Fastify server with headers on every answer, errors and assets included; accepts JSON and form-encoded bodies; errors reveal nothing
 * of Fastify.
 */
const server = (bank: Bank): FastifyInstance => {
  const inlined = hashesIn(bank.options.site);
  const { certificate } = bank;
  const wallet = variants.some(variant => walletConfigured(variant, bank.options.environment).wallet.offered);
  const always = (path?: string) => ({
    ...securityHeaders(
      {
        ...inlined(),
        connect: [],
        liveness: bank.origins.liveness,
        signature: bank.origins.signature,
        wallet,
        https: false,
      },
      path,
    ),
    'Cache-Control': NO_STORE,
  });
  const app = Fastify({
    logger: false,
    serverFactory: (handler: RequestListener) => (certificate ? createSecureServer(certificate, handler) : createServer(handler)),
    rewriteUrl: ({ url = '/' }) => usualAddress(url),
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
    // A HEAD would do what the GET does: use a document's address up, send a code. Documents and assets add HEAD themselves. D-100
    exposeHeadRoutes: false,
    clientErrorHandler: unreadable(() => always()),
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { ...always(), 'Content-Type': 'application/json; charset=utf-8' }).end('{"technicalCode":"MALFORMED"}');
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    const [pathname = ''] = request.url.split('?');
    void reply.headers(always(pathname));
    if (isPlain(pathname)) void reply.header('Content-Security-Policy', plainPolicy);
    const shut = shutOut(request.raw, bank.options.host);
    return shut && reply.code(shut.status).send({ error: shut.error });
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
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(Object.assign(new Error('unknown kind of body'), { statusCode: 415 }));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }));
  app.setErrorHandler((error, _request, reply) => {
    const status = t.type({ statusCode: t.number }).is(error) ? error.statusCode : 500;
    return reply.code(status).send({ technicalCode: status < 500 ? 'MALFORMED' : 'INTERNAL' });
  });
  assetRoutes(app);
  return app;
};

/** The web server of one variant: front end, API, identity provider, outside pages. */
export const variantServer = (bank: Bank, captcha: CaptchaDesk, variant: Variant): FastifyInstance => {
  const app = server(bank);
  rated(app, bank);
  faultHooks(app, bank);
  void app.register(
    async api => {
      captchaRoutes(api, captcha);
      cartRoutes(api, bank, variantFacts[variant].brand);
      creationRoutes(api, bank, captcha, variant);
      stateRoutes(api, bank);
      personRoutes(api, bank);
      exchangeRoutes(api, bank);
      walletRoutes(api, bank, variant);
      referentialRoutes(api, bank);
      livenessRoutes(api, bank);
      signatureRoutes(api, bank);
      finalisationRoutes(api, bank);
      withdrawalRoutes(api, bank);
      refusalRoutes(api, bank);
      mobilityRoutes(api, bank);
      accessRoutes(api, bank);
      localRoutes(api, bank);
      api.post('/public/csp-reports', { bodyLimit: REPORT_BYTES }, async (request, reply) => {
        bank.store.put('report', bank.identifier('report'), { at: bank.now(), report: request.body });
        return reply.code(204).send();
      });
    },
    { prefix: '/api' },
  );
  identityRoutes(app, bank);
  observationRoutes(app, bank);
  outsideRoutes(app, bank);
  reloadRoutes(app, bank);
  siteRoutes(app, bank, variant);
  return app;
};

/** Lets only the front end frame the pages of another origin. */
const framed = (app: FastifyInstance, bank: Bank): void => {
  app.addHook('onRequest', async (_request, reply) => {
    const policy = plainPolicy.replace(
      "frame-ancestors 'none'",
      `frame-ancestors ${[...bank.origins.fronts, ...bank.options.fronts].join(' ')}`,
    );
    void reply.header('Content-Security-Policy', `${policy}; media-src 'self' blob:; frame-src 'self'`);
    void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    void reply.header('Permissions-Policy', 'camera=(self), microphone=(self)');
  });
};

/** The server of the video check, on its own origin. D-18 */
export const livenessServer = (bank: Bank): FastifyInstance => {
  const app = server(bank);
  framed(app, bank);
  rated(app, bank);
  faultHooks(app, bank);
  capturePages(app, bank);
  return app;
};

/** The server of the signature, on its own origin. D-38 */
export const signatureServer = (bank: Bank): FastifyInstance => {
  const app = server(bank);
  framed(app, bank);
  rated(app, bank);
  faultHooks(app, bank);
  ceremonyPages(app, bank);
  return app;
};

/** The server of the sandbox’s wallet, on its own origin. Its forms lead back to the front ends. XTR-38 */
export const walletServer = (bank: Bank): FastifyInstance => {
  const app = server(bank);
  app.addHook('onRequest', async (_request, reply) => {
    const fronts = [...bank.origins.fronts, ...bank.options.fronts].join(' ');
    void reply.header('Content-Security-Policy', plainPolicy.replace("form-action 'self'", `form-action 'self' ${fronts}`));
  });
  rated(app, bank);
  faultHooks(app, bank);
  boxPages(app, bank);
  return app;
};

export const deskServer = (bank: Bank): FastifyInstance => {
  const app = server(bank);
  deskRoutes(app, bank);
  return app;
};
