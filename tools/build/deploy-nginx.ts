import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environments, PRODUCTION, variants, type Environment, type Variant } from '@domain/brand/variant';
import { configurationOf } from '../deploy/configuration';
import { ANY_NAME, nginxConfiguration, unnamed } from '../deploy/nginx';
import { deployedOf, inlinedOf, placesOf, securityOf } from '../deploy/places';
import { serverRules } from '../deploy/rules';

const HELP = `Writes build/nginx/<variant>.<environment>.conf for every variant, from tools/deploy/ and the last build. Beside each file,
<variant>.<environment>.json has the same rules as data, for another server or a CDN.

  npm run deploy:nginx -- [options]

  --environment NAME   ${environments.join(' | ')} (default ${PRODUCTION})
  --dist DIR           the folder of the build on the web server (default: dist here)
  --config DIR         the folder of the configuration files there (default: dist/config here)
  --listen WHERE       port, or address:port (default 8080)
  --server-name NAME   (default ${ANY_NAME}: any; required with a certificate)
  --certificate FILE --key FILE   if nginx itself ends TLS
  --redirect WHERE     where nginx then listens for plain http, to redirect to https (default 80)
  --help               prints this text`;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const { values } = parseArgs({
  options: {
    environment: { type: 'string', default: PRODUCTION },
    dist: { type: 'string', default: 'dist' },
    config: { type: 'string', default: 'dist/config' },
    listen: { type: 'string', default: '8080' },
    'server-name': { type: 'string', default: ANY_NAME },
    certificate: { type: 'string' },
    key: { type: 'string' },
    redirect: { type: 'string', default: '80' },
    help: { type: 'boolean', default: false },
  },
});

const write = (variant: Variant, environment: Environment): void => {
  const configuration = configurationOf(variant, environment);
  const places = placesOf(deployedOf(configuration), inlinedOf(read('dist/csp.json')));
  const security = securityOf(configuration);
  const text = nginxConfiguration({
    variant,
    environment,
    dist: resolve(values.dist),
    config: resolve(values.config),
    listen: values.listen,
    serverName: values['server-name'],
    tls,
    redirectListen: values.redirect,
    places,
    security,
  });
  const rules = `${JSON.stringify(serverRules({ variant, environment, security }, places), null, 2)}\n`;
  mkdirSync('build/nginx', { recursive: true });
  for (const [ending, content] of [
    ['conf', text],
    ['json', rules],
  ] as const) {
    const file = `build/nginx/${variant}.${environment}.${ending}`;
    writeFileSync(file, content);
    process.stdout.write(`${file}\n`);
  }
};

/** The contact of security.txt is right until a day (RFC 9116). */
const isPast =
  (name: Environment) =>
  (variant: Variant): boolean =>
    Date.parse(securityOf(configurationOf(variant, name)).expires) < Date.now();

const { certificate, key } = values;
const tls = certificate !== undefined && key !== undefined ? { certificate, key } : undefined;
const environment = environments.find(name => name === values.environment);
if (values.help) process.stdout.write(`${HELP}\n`);
else if (environment === undefined) {
  process.stderr.write(`--environment needs one of ${environments.join(', ')}.\n`);
  process.exitCode = 2;
} else if (unnamed({ tls, serverName: values['server-name'] })) {
  process.stderr.write('A certificate needs --server-name, the name of the site: plain http redirects to that name only.\n');
  process.exitCode = 2;
} else if (variants.some(isPast(environment))) {
  process.stderr.write('security.expires is past: check the contact, then set a later day in brands/environments/base.json.\n');
  process.exitCode = 2;
} else for (const variant of variants) write(variant, environment);
