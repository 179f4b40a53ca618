// npm run bench -w tools — measures the build in dist/ with a real browser and writes reports/performance.md. `-- --runs N`: how often the first screen is seen.
import { spawn } from 'node:child_process';
import { findBrowser } from '../build/find-browser.mjs';

const browser = await findBrowser();
const child = spawn(process.execPath, ['--import', 'tsx', 'tools/bench/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...browser.env, CHROMIUM_PATH: browser.path, CHROMIUM_ARGS: browser.args.join(' ') },
});
child.on('exit', code => {
  process.exitCode = code ?? 1;
});
