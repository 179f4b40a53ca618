// npm run test:e2e — browser tests, in the headless browser of a package or in an installed one. The long suites use the installed one.
// Its own options take the place of variables, which Windows' shells cannot write before a command; Playwright's pass through.
import { spawn, spawnSync } from 'node:child_process';
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
const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, ...browser.env, CHROMIUM_PATH: browser.path, CHROMIUM_ARGS: browser.args.join(' ') },
});
child.on('exit', code => {
  process.exitCode = code ?? 1;
});
