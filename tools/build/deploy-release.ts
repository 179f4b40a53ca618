import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as t from 'io-ts';
import { PRODUCTION, variants } from '@domain/brand/variant';
import { readApprovals, unapprovedLines } from '../book/approvals';
import { soonInForce, today } from '../deploy/duties';
import {
  addFiles,
  before,
  checkBuild,
  checkRelease,
  currentIn,
  deployableOf,
  foldersOf,
  prune,
  Refused,
  releasesIn,
  serve,
} from '../deploy/releases';
import { notReady, serverHelp, serverOf, serverOptions, sitesOf, type Server } from '../deploy/sites';

const steps = ['files', 'policy', 'documents'] as const;
type Step = (typeof steps)[number];

const HELP = `Puts the last build on this server as a release, or goes back to the one before. docs/deployment.md

  npm run deploy:release -- --root DIR [options]

  --root DIR           the folder of the releases, which nginx reads: DIR/nginx/<variant>.<environment>.conf
  --dist DIR           the build (default dist)
  --signed KEY         refuses a build that is not what this public key signed: build/ is beside DIR, which is named dist. docs/deployment.md
  --back               goes back to the release before
  --list               prints the releases on the server
  --step NAME          one step only, where there are several servers: ${steps.join(', then ')}
  --reload COMMAND     makes nginx read its configuration again; needed once a release is served, without --step
  --check URL          an address of this server, asked until it has the new policy (default: --listen, without TLS)
${serverHelp}
  --help               prints this text

The server remembers the options after --step.`;

const { values } = parseArgs({
  options: {
    ...serverOptions,
    root: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    signed: { type: 'string' },
    back: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    step: { type: 'string' },
    reload: { type: 'string' },
    check: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const Kept = t.partial({
  environment: t.string,
  listen: t.string,
  'server-name': t.string,
  certificate: t.string,
  key: t.string,
  redirect: t.string,
  signed: t.string,
  reload: t.string,
  check: t.string,
});
type Kept = t.TypeOf<typeof Kept>;

const keptFile = (root: string): string => path.join(root, 'server.json');

const keptIn = (root: string): Kept => {
  const file = keptFile(root);
  const json: unknown = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  return Kept.is(json) ? json : {};
};

/** The options given now before those of the last time. */
const optionsIn = (root: string): Kept => {
  const kept = keptIn(root);
  const { environment } = values;
  if (environment !== undefined && kept.environment !== undefined && environment !== kept.environment)
    throw new Refused(`${root} serves ${kept.environment}, and this release is for ${environment}.`);
  const { listen, certificate, key, redirect, signed, reload, check } = values;
  const given = { environment, listen, 'server-name': values['server-name'], certificate, key, redirect, signed, reload, check };
  return { ...kept, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
};

const serverIn = (options: Kept): Server => {
  const server = serverOf(options);
  if (typeof server === 'string') throw new Refused(server);
  return server;
};

const addressOf = ({ check }: Kept, { listen, tls }: Server): string | undefined =>
  check ?? (tls === undefined ? `http://${listen.includes(':') ? listen : `127.0.0.1:${listen}`}/healthz` : undefined);

/** Writes the configurations of all variants; returns what puts back those that were there. */
const configure = (root: string, server: Server, id: string, other: string | undefined): (() => void) => {
  const { current, files } = foldersOf(root);
  const deployed = deployableOf(root, id, server.environment);
  const why = notReady(deployed, Date.now());
  if (why !== undefined) throw new Refused(why);
  const folders = { dist: current, config: path.join(current, 'config'), hashed: files };
  const folder = path.join(root, 'nginx');
  fs.mkdirSync(folder, { recursive: true });
  const earlier = fs.readdirSync(folder).map(name => [name, fs.readFileSync(path.join(folder, name), 'utf8')] as const);
  const write = ([name, text]: readonly [string, string]): void => {
    fs.writeFileSync(path.join(folder, `${name}.next`), text);
    fs.renameSync(path.join(folder, `${name}.next`), path.join(folder, name));
  };
  sitesOf(server, folders, deployed, other === undefined ? undefined : deployableOf(root, other, server.environment)).forEach(write);
  return () => earlier.forEach(write);
};

const WAIT_MS = 15_000;
const PAUSE_MS = 50;

/** Resolves once the server's answers allow the inline scripts of a release: nginx reads its configuration beside the requests. */
const hasPolicyOf = async (address: string, scripts: readonly string[]): Promise<boolean> => {
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await new Promise(resolve => setTimeout(resolve, PAUSE_MS))) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    const policy = answer?.headers.get('content-security-policy') ?? '';
    if (scripts.every(hash => policy.includes(hash))) return true;
  }
  return false;
};

const reload = async (root: string, options: Kept, server: Server, id: string, undo: () => void): Promise<void> => {
  const command = options.reload ?? '';
  const failed = (why: string): Refused => {
    undo();
    return new Refused(`${why} The release before is still served.`);
  };
  if (spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0) throw failed(`'${command}' failed.`);
  const address = addressOf(options, server);
  const { scripts } = deployableOf(root, id, server.environment).inlined;
  if (address !== undefined && !(await hasPolicyOf(address, scripts)))
    throw failed(`${address} does not have the policy of ${id} after '${command}'.`);
};

const list = (root: string): void => {
  const all = releasesIn(root);
  if (all.length === 0) say(`No release in ${root}.`);
  for (const { id, deployedAt, current } of all) say(`${current ? '*' : ' '} ${id}  ${new Date(deployedAt).toISOString()}`);
};

/** Refuses a build that is not what the key signed: a changed, missing or added file, no signature, another key's. */
const checkSignature = (dist: string, key: string): void => {
  const folder = path.resolve(dist);
  if (path.basename(folder) !== 'dist') throw new Refused('--signed needs the build in a folder named dist, beside its folder build.');
  if (!fs.existsSync(key)) throw new Refused(`--signed names no file: ${key}.`);
  const verify = ['tools/build/provenance.mjs', '--verify', key].map(name => (name.startsWith('-') ? name : path.resolve(name)));
  const { status, stderr } = spawnSync(process.execPath, verify, { cwd: path.dirname(folder), encoding: 'utf8' });
  if (status !== 0) throw new Refused(`The release is refused. ${stderr.trim()}.`);
};

/** The release to serve: the last build, or the one before the current one. */
const targetIn = (root: string, { environment }: Server, signed: string | undefined): string => {
  if (!values.back && signed !== undefined) checkSignature(values.dist, signed);
  if (!values.back) return checkBuild(values.dist, environment);
  const current = currentIn(root);
  const earlier = current === undefined ? undefined : before(root, current);
  if (earlier === undefined) throw new Refused(`No release in ${root} is older than the current one.`);
  return checkRelease(root, earlier, environment);
};

const deploy = async (root: string, wanted: readonly Step[]): Promise<void> => {
  const options = optionsIn(root);
  const server = serverIn(options);
  const id = targetIn(root, server, options.signed);
  const current = currentIn(root);
  const whole = wanted.length === steps.length;
  if (whole && current !== undefined && options.reload === undefined)
    throw new Refused('Name --reload, the command that makes nginx read its configuration, or release in steps with --step.');
  const now = Date.now();
  if (wanted.includes('files') && !values.back) addFiles(root, values.dist, id, now);
  checkRelease(root, id, server.environment);
  fs.writeFileSync(keptFile(root), `${JSON.stringify({ ...options, environment: server.environment }, null, 2)}\n`);
  if (wanted.includes('policy')) {
    const undo = configure(root, server, id, current === id ? before(root, id) : current);
    if (whole && current !== undefined) await reload(root, options, server, id, undo);
    else say(`Start nginx, or let it read its configuration again: ${path.join(root, 'nginx')}/<variant>.${server.environment}.conf`);
  }
  if (!wanted.includes('documents')) return;
  serve(root, id);
  say(`${id} is served, for ${variants.join(', ')} in ${server.environment}.`);
  if (server.environment === PRODUCTION) [...unapprovedLines(readApprovals()), ...soonInForce(today())].forEach(say);
  for (const removed of prune(root, now)) say(`${removed} is removed.`);
};

const refuse = (sentence: string, code: number): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = code;
};

const run = async (): Promise<void> => {
  if (values.help) return say(HELP);
  const step = steps.find(name => name === values.step);
  if (values.root === undefined) return refuse('Name --root, the folder of the releases on this server.', 2);
  if (values.step !== undefined && step === undefined) return refuse(`--step needs one of ${steps.join(', ')}.`, 2);
  const root = path.resolve(values.root);
  if (values.list) return list(root);
  await deploy(root, step === undefined ? steps : [step]);
};

run().catch((error: unknown) => {
  if (error instanceof Refused) refuse(error.message, 1);
  else throw error;
});
