// npm run build — webpack (web, prerender, loader), then the steps that need a finished build: the modules' hashes, the HTML of every variant and
// environment with inline styles and loader, CSP hashes, compressed files. Prints the budgets; only `npm run size` fails on them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import webpack from 'webpack';
import { otherLanguages } from './brands.cjs';
import { withoutTable } from './chunk-table.mjs';
import { identify, keepMaps, listFiles } from './identity.mjs';
import { hashOfBuild, INPUTS_OF_BUILD, isInputOfBuild } from './inputs.mjs';
import { licencesOf } from './licences.mjs';
import { makePages, nameModules, sha384, writeConfigurations } from './pages.mjs';
import configurations, { BASE } from '../../webpack.config.js';

const DIST = path.resolve('dist');
const SITE = path.join(DIST, 'ouvrirmoncompte');

const bundle = () =>
  new Promise((done, failed) => {
    webpack(configurations, (error, stats) => {
      if (error) return failed(error);
      const text = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
      if (text.trim()) console.log(text);
      return stats.hasErrors() ? failed(new Error('webpack found errors')) : done(stats);
    });
  });

/** Chunks that the main module loads before the table of all chunks. */
const OWN = ['app', 'choices', 'cookies-unset', 'error-reports', 'home-price'];

/** The ending of the names that belong to a language; French, the reference, has none. XTR-12 */
const endings = ['', ...otherLanguages.map(language => `.${language}`)];

/** By address: the integrity of files that no element of a page loads. X03 */
const integritiesOf = files =>
  Object.fromEntries(
    files.map(file => [
      `${BASE}${file}`,
      `sha384-${createHash('sha384')
        .update(fs.readFileSync(path.join(SITE, file)))
        .digest('base64')}`,
    ]),
  );

const divideTable = (stats, ending) => {
  const { compilation } = stats.stats.find(({ compilation: { name } }) => name === `web${ending}`);
  const workers = compilation.asyncEntrypoints.map(worker => [worker.name, integritiesOf(worker.getFiles())]);
  const own = new Set(OWN.flatMap(group => compilation.namedChunkGroups.get(group).chunks.map(({ id }) => id)));
  const file = path.join(SITE, `modules/main${ending}.js`);
  const { main, table } = withoutTable(fs.readFileSync(file, 'utf8'), own);
  fs.writeFileSync(file, main);
  fs.writeFileSync(
    path.join(SITE, `modules/chunks${ending}.js`),
    `${table}window.workerFiles=${JSON.stringify(Object.fromEntries(workers))};\n`,
  );
};

/** Compresses the same bytes once: languages share their libraries. */
const compressed = new Map();
const compressOne = file => {
  const bytes = fs.readFileSync(file);
  const hash = sha384(bytes);
  const made = compressed.get(hash) ?? {
    br: zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: zlib.gzipSync(bytes, { level: 9 }),
  };
  compressed.set(hash, made);
  for (const [ending, content] of Object.entries(made)) fs.writeFileSync(`${file}.${ending}`, content);
};

const compress = folder => {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.(js|css|html|svg|json|wasm|txt)$/.test(entry.name)) compressOne(path.join(entry.parentPath, entry.name));
  }
};

const COLLECTED = 'build/maps.collected';

/** Moves source maps out of the site: they are for error reports, never for clients, and no script names one. */
const keepMapsAside = () => {
  fs.rmSync(COLLECTED, { recursive: true, force: true });
  fs.mkdirSync(COLLECTED, { recursive: true });
  for (const entry of fs.readdirSync(SITE, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.name.endsWith('.js') && fs.readFileSync(file).includes('sourceMappingURL=')) throw new Error(`${file} names its source map`);
    if (!entry.name.endsWith('.map')) continue;
    fs.renameSync(file, path.join(COLLECTED, entry.name));
  }
};

fs.rmSync(DIST, { recursive: true, force: true });
const inputs = hashOfBuild();
const built = await bundle();
const sources = built.stats.flatMap(({ compilation }) => [...compilation.fileDependencies]);
const unlisted = sources.filter(file => !isInputOfBuild(file) && fs.statSync(file).isFile());
if (unlisted.length > 0) throw new Error(`npm start would miss a change of ${unlisted.join(', ')}: list it in tools/build/inputs.mjs`);
const delivered = built.stats.filter(({ compilation: { name } }) => /^(?:web|loader)/.test(name));
fs.writeFileSync(path.join(SITE, 'licences.txt'), licencesOf(delivered.flatMap(({ compilation }) => [...compilation.fileDependencies])));
for (const ending of endings) divideTable(built, ending);
keepMapsAside();
const place = { dist: DIST, site: SITE, parts: 'build', endings };
writeConfigurations(place);
const reference = nameModules(place);
makePages(place, reference);
fs.rmSync(path.join(SITE, 'build'), { recursive: true, force: true });
const build = identify(place);
keepMaps({ maps: 'build/maps', collected: COLLECTED, build, reference });
compress(DIST);
listFiles(DIST, build);
compressOne('build/loader.js'); // for its budget
fs.writeFileSync(path.join(DIST, INPUTS_OF_BUILD), inputs); // last: an interrupted build is none
console.log(`Build ${build}`);
spawnSync(process.execPath, ['tools/build/budgets.mjs', '--brief'], { stdio: 'inherit' });
