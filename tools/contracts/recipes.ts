// npm run contracts:recipes — runs the recipes of contracts/README.md: builds, starts and verifies each provider, and reports those that
// this machine cannot build.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { smsProvider } from '@contracts/recipes/node/smsProvider';
import { pactFile, type Provider } from '@contracts/providers';
import { verify } from '@contracts/recipes/node/verify';
import { stubFiles, writeFiles } from './generated';
import { readPacts } from './read';
import { startSandbox } from '@sandbox/start';
import { putInState } from '@sandbox/states/seeds';
import { firstBrand } from '@domain/brand/variant';

const RECIPES = 'contracts/recipes';
/** Jackson’s three jars: those of JACKSON_JARS, or of Debian's package. */
const JACKSON =
  process.env['JACKSON_JARS']?.split(':') ?? ['databind', 'core', 'annotations'].map(part => `/usr/share/java/jackson-${part}.jar`);
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-recipes-'));
const STUBS = path.join(work, 'stubs/sms');

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

const run = async (command: string, args: readonly string[]): Promise<boolean> => {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PACT_DO_NOT_TRACK: 'true' } });
  await once(child, 'close');
  return child.exitCode === 0;
};

const listening = async (server: http.Server): Promise<string> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
};

/** Runs the stand-alone verifier in a child process. */
const verified = (provider: Provider, base: string, states = `${base}/provider-states`): Promise<boolean> =>
  run(process.execPath, [`${RECIPES}/verify.mjs`, pactFile(provider), base, states]);

/** Verifies a provider that prints its port, then ends it. */
const started = async (child: ChildProcess): Promise<boolean> => {
  const port = await new Promise<string>(done => {
    child.stdout?.once('data', (printed: Buffer) => done(printed.toString().trim()));
    child.once('exit', () => done(''));
  });
  const passed = port !== '' && (await verified('sms', `http://127.0.0.1:${port}`));
  child.kill();
  return passed;
};

const node = async (ask: (address: string) => Promise<boolean>): Promise<boolean> => {
  const server = smsProvider();
  const passed = await ask(await listening(server));
  server.close();
  return passed;
};

const library = (providerBaseUrl: string): Promise<boolean> =>
  verify(providerBaseUrl, { pactUrls: [path.resolve(pactFile('sms'))] }).then(
    () => true,
    () => false,
  );

/** Verifies the sandbox with the stand-alone verifier, which leaves form-encoded bodies unchanged. */
const identityProvider = async (): Promise<boolean> => {
  const sandbox = await startSandbox({ port: 0, data: work, fast: true });
  const states = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      const { state, params }: { readonly state?: unknown; readonly params?: unknown } =
        typeof body === 'object' && body !== null ? body : {};
      putInState(sandbox.bank, String(state), params);
      response.end('{}');
    });
  });
  const passed = await verified('identity-provider', sandbox.addresses[firstBrand.omc] ?? '', `${await listening(states)}/`);
  states.close();
  await sandbox.close();
  return passed;
};

const java = async (): Promise<boolean | string> => {
  if (!has('javac', '-version')) return 'no javac here';
  if (!JACKSON.every(jar => fs.existsSync(jar))) return 'no libjackson2-databind-java here; JACKSON_JARS names the jars of another place';
  const classes = [work, ...JACKSON].join(':');
  if (
    !(await run('javac', ['-encoding', 'UTF-8', '-cp', classes, '-d', work, `${STUBS}/SmsStates.java`, `${RECIPES}/java/SmsProvider.java`]))
  )
    return false;
  return started(spawn('java', ['-cp', classes, 'SmsProvider'], { stdio: ['ignore', 'pipe', 'inherit'] }));
};

const csharp = async (): Promise<boolean | string> => {
  if (!has('mcs', '--version')) return 'no mcs here';
  const built = path.join(work, 'SmsProvider.exe');
  if (!(await run('mcs', [`-out:${built}`, `${STUBS}/SmsStates.cs`, `${RECIPES}/csharp/SmsProvider.cs`]))) return false;
  return has('mono', '--version')
    ? started(spawn('mono', [built], { stdio: ['ignore', 'pipe', 'inherit'] }))
    : 'compiled; no mono here to run it';
};

const recipes: Readonly<Record<string, () => Promise<boolean | string>>> = {
  'Node, verified by the library': () => node(library),
  'Node, verified by the stand-alone verifier': () => node(verified.bind(undefined, 'sms')),
  'the identity provider, form-encoded, verified by the stand-alone verifier': identityProvider,
  'Java, the server of the JDK and Jackson, verified by the stand-alone verifier': java,
  'C#, built by mcs, verified by the stand-alone verifier': csharp,
};

const play = async (): Promise<void> => {
  writeFiles(work, stubFiles(readPacts()));
  for (const [name, recipe] of Object.entries(recipes)) {
    const outcome = await recipe();
    console.log(
      `${outcome === true ? 'ok      ' : outcome === false ? 'FAILED  ' : 'SKIPPED '} ${name}${typeof outcome === 'string' ? `: ${outcome}` : ''}`,
    );
    if (outcome === false) process.exitCode = 1;
  }
  fs.rmSync(work, { recursive: true, force: true });
};

void play();
