import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PRODUCTION } from '@domain/brand/variant';
import { readApprovals, unapprovedLines } from '../book/approvals';
import { soonInForce, today } from '../deploy/duties';
import { configurationOf } from '../deploy/configuration';
import { inlinedOf, type Inlined } from '../deploy/places';
import { notReady, serverHelp, serverOf, serverOptions, sitesOf, type Server } from '../deploy/sites';

const HELP = `Writes build/nginx/<variant>.<environment>.conf for every variant, from tools/deploy/ and the last build. Beside each file,
<variant>.<environment>.json has the same rules as data, for another server or a CDN. npm run deploy:release does this, too.

  npm run deploy:nginx -- [options]

${serverHelp}
  --dist DIR           the folder of the build on the web server (default: dist here)
  --config DIR         the folder of the configuration files there (default: dist/config here)
  --also FILE          the csp.json of the build before, which the policy allows too
  --help               prints this text`;

const { values } = parseArgs({
  options: {
    ...serverOptions,
    dist: { type: 'string', default: 'dist' },
    config: { type: 'string', default: 'dist/config' },
    also: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const read = (file: string): Inlined => inlinedOf(JSON.parse(readFileSync(file, 'utf8')), file);

const refuse = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
};

const write = (server: Server): void => {
  const deployable = (file: string) => ({
    inlined: read(file),
    configurationOf: (variant: Parameters<typeof configurationOf>[0]) => configurationOf(variant, server.environment),
  });
  const build = deployable('dist/csp.json');
  const why = notReady(build, Date.now());
  if (why !== undefined) return refuse(why);
  const folders = { dist: resolve(values.dist), config: resolve(values.config) };
  mkdirSync('build/nginx', { recursive: true });
  for (const [name, text] of sitesOf(server, folders, build, values.also === undefined ? undefined : deployable(values.also))) {
    writeFileSync(`build/nginx/${name}`, text);
    process.stdout.write(`build/nginx/${name}\n`);
  }
  if (server.environment === PRODUCTION)
    process.stdout.write(`${[...unapprovedLines(readApprovals()), ...soonInForce(today())].join('\n')}\n`);
};

const server = serverOf(values);
if (values.help) process.stdout.write(`${HELP}\n`);
else if (typeof server === 'string') refuse(server);
else write(server);
