// npm run test:e2e — browser tests, in the headless browser of a package or in an installed one. The long suites use the installed one.
import { spawn, spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

const installWithApt = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  console.log('No browser found: installing Chromium with apt-get…');
  spawnSync('sh', ['-c', 'apt-get update && apt-get install -y chromium'], { stdio: 'inherit' });
};
const browser = await findBrowser({ prefersHeadless: !process.env.ALL }).catch(async () => {
  installWithApt();
  return findBrowser();
});
console.log(`Browser: ${browser.path} (${browser.origin})`);
const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...browser.env, CHROMIUM_PATH: browser.path, CHROMIUM_ARGS: browser.args.join(' ') },
});
child.on('exit', code => {
  process.exitCode = code ?? 1;
});
