// npm run dev — builds the front end in development mode, starts the sandbox with it, and watches: a change of the front end builds what
// changed and reloads the page; a change of the bank starts it again on the same data. French only; npm start serves the real build.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { openInBrowser, readyIn } from './ready.mjs';
import { makePages, nameModules } from './pages.mjs';
import configurations from '../../webpack.config.js';

const began = Date.now();
const args = process.argv.slice(2);
const opens = args.includes('--open');
const forBank = args.filter(arg => arg !== '--open');
const given = forBank[forBank.indexOf('--environment') + 1];
const environment = forBank.includes('--environment') && given ? given : 'dev';

const FOLDER = path.resolve('build/dev');
const dist = path.join(FOLDER, 'dist');
const site = path.join(dist, 'ouvrirmoncompte');
const parts = path.join(FOLDER, 'parts');
/** What the pages hear of: the number of the last build that works, and why a later one does not. sandbox/web/reload.ts */
const STATE = path.join(dist, 'dev.json');

/** Reloads the page: the only thing that a page has beside those of a release, which tools/build/browsers.mjs refuses there. */
const headOf = build => `<script src="/dev/reload.js" data-build="${build}" defer></script>`;

let bank;
let up = Promise.resolve();
let stopping = false;

const tell = state => {
  fs.writeFileSync(`${STATE}.next`, JSON.stringify(state));
  fs.renameSync(`${STATE}.next`, STATE);
};

/** Waits until the bank has said its addresses, or has stopped. */
const startBank = () => {
  up = new Promise(done => {
    const child = fork('sandbox/start.ts', ['--site', dist, ...forBank], { execArgv: ['--import', 'tsx'] });
    bank = child;
    child.on('message', done);
    child.on('exit', code => {
      done(undefined);
      if (bank !== child || stopping) return;
      bank = undefined;
      if (code) console.log('The bank stopped. It starts again at the next change of sandbox/.');
      else process.exit(0);
    });
  });
  return up;
};
const restartBank = async () => {
  const before = bank;
  bank = undefined;
  if (before) await new Promise(done => before.once('exit', done).kill('SIGTERM'));
  return startBank();
};

const stop = () => {
  stopping = true;
  if (bank) bank.once('exit', () => process.exit(0)).kill('SIGTERM');
  else process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

let build = Date.now();
/** Makes the documents of the last compilation, and lets the pages reload once they and the bank are there. */
const publish = async took => {
  try {
    build += 1;
    const place = { dist, site, parts, endings: [''], environments: [environment], head: headOf(build) };
    const modules = path.join(site, 'modules');
    for (const name of fs.readdirSync(modules)) if (/\.[\w-]{64}\./.test(name)) fs.rmSync(path.join(modules, name));
    fs.writeFileSync(path.join(modules, 'chunks.js'), ''); // the main module has the whole table
    makePages(place, nameModules(place));
  } catch (error) {
    return broken(error.stack);
  }
  await up;
  tell({ build });
  if (took !== undefined) console.log(`Built in ${took} ms.`);
};

const broken = text => {
  console.error(text);
  tell({ build, error: text });
};

/** Each error once, without the compiler's own stack. */
const reasonsIn = stats => {
  const reasons = stats.toJson({ all: false, errors: true }).errors.map(({ moduleName, file, message }) => {
    const [reason] = message.split(/\n\s*(?:Caused by:|Stack backtrace:|at )/);
    return `${moduleName ?? file ?? ''}\n${reason.trimEnd()}`;
  });
  return [...new Set(reasons)].join('\n\n');
};

let first = true;
const compiler = webpack(configurations.inDevelopment({ site, parts, cache: path.join(FOLDER, 'cache') }));
fs.rmSync(dist, { recursive: true, force: true });
fs.mkdirSync(dist, { recursive: true });
tell({ build });
compiler.watch({ aggregateTimeout: 30, ignored: /[\\/](?:node_modules|build|dist)[\\/]/ }, async (error, stats) => {
  if (error) return broken(error.stack);
  if (stats.hasErrors()) broken(reasonsIn(stats));
  else await publish(first ? undefined : Math.max(...stats.stats.map(({ startTime, endTime }) => endTime - startTime)));
  if (!first) return;
  first = false;
  const ready = await up;
  watchRest();
  if (!ready) return;
  readyIn(began);
  if (opens) openInBrowser(ready.address);
});
void startBank();

/** Calls `then` once for several changes at a time. */
const onChange = (folder, isWanted, then) => {
  let waiting;
  fs.watch(folder, { recursive: true }, (_event, name) => {
    if (name === null || !isWanted(name.toString())) return;
    clearTimeout(waiting);
    waiting = setTimeout(then, 50);
  });
};

const watchRest = () => {
  const isSource = name => /\.(?:ts|json|csv)$/.test(name) && !/\.test\.ts$/.test(name);
  // the rules are the bank's, too
  for (const folder of ['sandbox', 'domain', 'tools/deploy']) onChange(folder, isSource, () => void restartBank());
  onChange(
    'brands',
    name => /\.(?:json|svg)$/.test(name),
    () => void publish(0),
  );
};
