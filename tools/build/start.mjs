// npm start — builds the front end if its sources have changed since the last build, then starts the sandbox with the given arguments.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const args = process.argv.slice(2);
const SOURCES = 'brands domain application infrastructure ui src tools/build tools/deploy package-lock.json webpack.config.js'.split(' ');

const newest = place =>
  !fs.existsSync(place)
    ? 0
    : fs.statSync(place).isDirectory()
      ? Math.max(0, ...fs.readdirSync(place).map(name => newest(path.join(place, name))))
      : fs.statSync(place).mtimeMs;

const fresh = fs.existsSync('dist/csp.json') && fs.statSync('dist/csp.json').mtimeMs > Math.max(...SOURCES.map(newest));
if (!args.includes('--help') && !fresh) {
  console.log('Building the front end…');
  const build = spawnSync(process.execPath, ['tools/build/build.mjs'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
const sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/start.ts', ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => sandbox.kill(signal));
sandbox.on('exit', code => process.exit(code ?? 0));
