// npm start — builds the front end if its sources have changed since the last build, then starts the sandbox with the given arguments.
import { fork, spawnSync } from 'node:child_process';
import { isBuilt } from './inputs.mjs';
import { openInBrowser, readyIn } from './ready.mjs';

const began = Date.now();
const args = process.argv.slice(2);
if (!args.includes('--help') && !isBuilt()) {
  console.log('Building the front end…');
  const build = spawnSync(process.execPath, ['tools/build/build.mjs'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
const sandbox = fork(
  'sandbox/start.ts',
  args.filter(arg => arg !== '--open'),
  { execArgv: ['--import', 'tsx'] },
);
sandbox.on('message', ({ address }) => {
  readyIn(began);
  if (args.includes('--open')) openInBrowser(address);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => sandbox.kill(signal));
sandbox.on('exit', code => process.exit(code ?? 0));
