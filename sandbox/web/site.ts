import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASKED } from '@domain/brand/asked';
import { isLanguage, REFERENCE } from '@domain/brand/languages';
import { PRODUCTION, variantFacts, variants, type Variant } from '@domain/brand/variant';
import type { Mode } from '@domain/journey/words';
import { usualPath } from '@domain/journey/usualPath';
import { isRecord } from '@domain/kernel/shape';
import { configurationOf } from '../../tools/deploy/configuration';
import { securityOf } from '../../tools/deploy/places';
import { BUILD_FILE, robotsText, securityText } from '../../tools/deploy/rules';
import type { Bank } from '../bank';
import { walletConfigured } from '../wallet/configured';
import { reportsAddress, TAG_MANAGER } from '../observation/routes';

const BASE = '/ouvrirmoncompte';
/** The minimal application's path, as in the configuration. D-25 */
export const ACCESS = '/acces';

/** Brings the address of a document to its usual form; any other stays. D-112, D-31 */
export const usualAddress = (address: string): string => {
  const [given = '', query] = address.split(/(?=\?)/, 2);
  const usual = usualPath(given);
  const isDocument = [BASE, ACCESS].some(base => `${usual}/`.startsWith(`${base}/`)) && path.extname(usual) === '';
  return isDocument ? usual + (query ?? '') : address;
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Serves a file of the build, compressed if the browser accepts it; undefined where it does not exist. */
const fileIn = (dist: string, request: FastifyRequest, reply: FastifyReply, place: string): FastifyReply | undefined => {
  const inside = path.resolve(dist, place);
  const type = types[path.extname(inside)];
  if (!inside.startsWith(dist + path.sep) || type === undefined || !fs.existsSync(inside)) return undefined;
  const accepted = request.headers['accept-encoding'] ?? '';
  const [encoding, suffix] = encodings.find(([name, ending]) => accepted.includes(name) && fs.existsSync(inside + ending)) ?? [
    undefined,
    '',
  ];
  void reply.header('Vary', 'Accept-Encoding').type(type);
  if (encoding) void reply.header('Content-Encoding', encoding);
  return reply.send(fs.readFileSync(inside + suffix));
};

const TEXT = 'text/plain; charset=utf-8';
const MAIN = `${BASE}/main`;

/** The identity provider's client for each type of file: the front end of that mode, in the same brand. MIN-02 */
const accessOf = (bank: Bank, variant: Variant): Readonly<Record<string, unknown>> => {
  const client = (mode: Mode) => {
    const of = variants.find(each => each === `${mode}-${variantFacts[variant].brand}`) ?? variant;
    return { clientId: of, redirectUrl: `${bank.origins.fronts[variants.indexOf(of)] ?? ''}${MAIN}` };
  };
  return { basePath: ACCESS, omc: client('omc'), mdc: client('mdc') };
};

const within = (settings: Readonly<Record<string, unknown>>, key: string): object => {
  const group = settings[key];
  return isRecord(group) ? group : {};
};

/** The variant's configuration with the sandbox's own addresses and clock (D-37, D-39). */
const configuration = (bank: Bank, variant: Variant): unknown => {
  const { environment, jointOpen } = bank.options;
  const given = configurationOf(variant, environment);
  const own = configurationOf(variant, 'dev');
  const { wallet } = walletConfigured(variant, environment);
  return {
    ...given,
    api: own['api'],
    identityProvider: own['identityProvider'],
    access: accessOf(bank, variant),
    destinations: own['destinations'],
    liveness: { ...within(given, 'liveness'), origin: bank.origins.liveness },
    signature: { ...within(given, 'signature'), origin: bank.origins.signature },
    wallet: { ...wallet, links: [...wallet.links, ...(bank.origins.wallet === undefined ? [] : [bank.origins.wallet])] },
    ...(jointOpen ? { jointAccount: 'open' } : {}),
    scripts: { tagManager: TAG_MANAGER, errorReports: reportsAddress(bank.origins.fronts[variants.indexOf(variant)] ?? '') },
    ...(environment === PRODUCTION ? {} : { simulatedNow: bank.now() }), // in production the answer's date tells the time
    local: bank.options.local,
    localAuthentication: false,
    ...(bank.options.local ? { localClient: bank.subscriptions().at(-1)?.holder.externalId } : {}),
  };
};

/**
 * The front end as production serves it: hashed files are cached for ever, documents never; unknown paths answer 404; HEAD requests have
 * no effect. X15
 */
export const siteRoutes = (app: FastifyInstance, bank: Bank, variant: Variant): void => {
  const dist = path.resolve(bank.options.site);
  const file = (request: FastifyRequest, reply: FastifyReply, place: string) => fileIn(dist, request, reply, place);
  const missing = (reply: FastifyReply) => reply.code(404).send({ error: 'not_found' });
  const look = { exposeHeadRoute: true };
  /** The document in the language that the address asks for (XTR-12). */
  const document = (request: FastifyRequest, name: string): string => {
    const asked = new URL(request.url, 'http://localhost').searchParams.get(ASKED) ?? '';
    const language = isLanguage(asked) && asked !== REFERENCE ? `.${asked}` : '';
    return `html/${name}.${bank.options.environment}${language}.html`;
  };
  const toMain = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(MAIN + new URL(request.url, 'http://localhost').search, 302);
  const minimal = async (request: FastifyRequest, reply: FastifyReply) =>
    file(request, reply, document(request, `minimal-${variant}`)) ?? missing(reply);
  app.get('/', look, toMain);
  app.get(
    '/healthz',
    look,
    async (request, reply) => file(request, reply, BUILD_FILE.slice(1)) ?? reply.code(503).send({ error: 'not_ready' }),
  );
  app.get('/robots.txt', look, async (_request, reply) => reply.type(TEXT).send(robotsText(bank.options.environment)));
  app.get('/.well-known/security.txt', look, async (_request, reply) =>
    reply.type(TEXT).send(securityText(securityOf(configurationOf(variant, bank.options.environment)))),
  );
  app.get(`${BASE}/config/:name`, look, async (request, reply) =>
    request.url.split('?')[0] === `${BASE}/config/${variant}.${bank.options.environment}.json`
      ? reply.header('Date', new Date(bank.now()).toUTCString()).send(configuration(bank, variant))
      : missing(reply),
  );
  app.get(ACCESS, look, minimal);
  app.get(`${ACCESS}/*`, look, minimal);
  app.get(BASE, look, toMain);
  app.get(`${BASE}/*`, look, async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://localhost');
    if (bank.situation.noQuery && search !== '') return missing(reply);
    if (bank.situation.modules !== undefined && pathname.endsWith('/modules/reference.json')) return reply.send(bank.situation.modules);
    // `pathname` is resolved already: the address as it came shows what it was made of
    if (/\/\.|%2e|%2f|%5c|%00/i.test(request.originalUrl.split('?')[0] ?? '')) return missing(reply);
    const place = decodeURIComponent(pathname).slice(1);
    const isDocument = path.extname(pathname) === '';
    return file(request, reply, isDocument ? document(request, variant) : place) ?? missing(reply);
  });
};
