// npm run test:e2e — browser tests, in the headless browser of a package or in an installed one. The long suites use the installed one.
// Its own options take the place of variables, which Windows' shells cannot write before a command; Playwright's pass through.
import { spawn, spawnSync } from 'node:child_process';
import net from 'node:net';
import { otherLanguages } from './brands.cjs';
import { findBrowser } from './find-browser.mjs';

/** The variable that each option sets: with the value after it, or with '1'. */
const OPTIONS = {
  '--language': 'LANGUAGE', // the journey in another language
  '--bank-port': 'BANK_PORT', // first port of the banks: another number allows two parallel runs
  '--fault-seed': 'FAULT_SEED', // rows of tests/e2e/faults.spec.ts
};
const FLAGS = { '--every-case': 'ALL', '--install-browser': 'INSTALL_BROWSER' };

/** Sets the variables of our options; the other arguments. */
const ownTaken = ([first, ...rest]) => {
  if (first === undefined) return [];
  const [name, inline] = first.split('=');
  if (name in FLAGS) process.env[FLAGS[name]] = '1';
  else if (name in OPTIONS) process.env[OPTIONS[name]] = inline ?? rest.shift();
  else return [first, ...ownTaken(rest)];
  return ownTaken(rest);
};
const args = ownTaken(process.argv.slice(2));

const installWithApt = () => {
  if (!process.env.INSTALL_BROWSER || process.platform !== 'linux' || process.getuid?.() !== 0) return;
  console.log('No browser found: installing Chromium with apt-get…');
  spawnSync('sh', ['-c', 'apt-get update && apt-get install -y chromium'], { stdio: 'inherit' });
};
const browser = await findBrowser({ prefersHeadless: !process.env.ALL }).catch(async () => {
  installWithApt();
  return findBrowser();
});
console.log(`Browser: ${browser.path} (${browser.origin})`);
/** Ports of a run's banks, from the first: those of three workers, and those of the wires in between. tests/e2e/support/test.ts */
const offsets = [0, 5_000].flatMap(of => Array.from({ length: 150 }, (_, at) => of + at));
const isFree = port =>
  new Promise(done => {
    const server = net.createServer();
    server.once('error', () => done(false));
    server.listen(port, 'localhost', () => server.close(() => done(true)));
  });
/** The first of the ports that nobody uses; a run in another language begins elsewhere, because it plays beside the French one. */
const freePort = async (first, step = 400) => {
  for (let port = first; port < first + 5 * step; port += step) {
    const free = await Promise.all(offsets.map(offset => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No free ports from ${first} to ${first + 5 * step}: set BANK_PORT`);
};
const at = otherLanguages.indexOf(process.env.LANGUAGE ?? '');
const port = process.env.BANK_PORT ?? (await freePort(5_200 + 2_000 * (at + 1)));

const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, ...browser.env, CHROMIUM_PATH: browser.path, CHROMIUM_ARGS: browser.args.join(' '), BANK_PORT: String(port) },
});
child.on('exit', code => {
  process.exitCode = code ?? 1;
});
