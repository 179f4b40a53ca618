// npm run build — webpack (web, prerender, loader), then the steps that need a finished build: the modules' hashes, the HTML of every variant and
// environment with inline styles and loader, CSP hashes, compressed files. Prints the budgets; only `npm run size` fails on them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import webpack from 'webpack';
import { brands, otherLanguages } from './brands.cjs';
import { withoutTable } from './chunk-table.mjs';
import { writeBill } from './sbom.mjs';
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

const sha384 = bytes => createHash('sha384').update(bytes).digest('base64url');
const sha256 = text => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const write = (file, content) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};

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

/** Modules: one copy with the reference file's hash in its name, one without (LOD-03's case of an unknown hash). */
const nameModules = () => {
  const sources = {
    ...Object.fromEntries(
      endings
        .flatMap(ending => [`main${ending}.js`, `chunks${ending}.js`, `minimal${ending}.js`])
        .map(name => [name, path.join(SITE, 'modules', name)]),
    ),
    ...Object.fromEntries(
      brands.flatMap(brand => [
        [`brand-${brand}.css`, path.join(SITE, `build/brand-${brand}.css`)],
        [`brand-${brand}-faces.css`, path.join(SITE, `build/brand-${brand}-faces.css`)],
        [`logos-${brand}.svg`, path.resolve(`brands/${brand}/logos.svg`)],
      ]),
    ),
  };
  const reference = {};
  for (const [file, source] of Object.entries(sources)) {
    const bytes = fs.readFileSync(source);
    const { name, ext } = path.parse(file);
    reference[name] = sha384(bytes);
    write(path.join(SITE, 'modules', `${name}.${reference[name]}${ext}`), bytes);
    write(path.join(SITE, 'modules', file), bytes);
  }
  write(path.join(SITE, 'modules/reference.json'), `${JSON.stringify(reference, null, 2)}\n`);
  return reference;
};

const escaped = json => JSON.stringify(json).replace(/</g, '\\u003c');

/** The two applications: module, style, and the body of their page before any script runs (D-04, D-25). */
const applications = [
  { module: 'main', body: 'render', file: name => `${name}.html` },
  { module: 'minimal', body: 'renderMinimal', file: name => `minimal-${name}.html` },
];

/**
 * Fails unless the inline style covers every class of the prerendered HTML, because no script loads its styles (src/first/styles.ts).
 */
const undressed = (html, style) => {
  const named = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names.split(' '));
  const bare = [...new Set(named)].filter(name => !style.includes(`.${name}`));
  if (bare.length > 0) throw new Error(`No style in the page for ${bare.join(', ')}`);
};

/**
 * The page's texts from the configuration: a contact at the bank, for people without scripts or with an old browser, and the home page's
 * documents. R25, D-91
 */
const saidFor = ({ contactPhone, destinations: { appointment }, acceptedPapers }, ending) => ({
  people: { phone: contactPhone, appointment: ending ? `${appointment}?lang=${ending.slice(1)}` : appointment },
  acceptedPapers,
});

/** The logo alone, cut out of the brand's set of drawings: the set costs the first frame 69 elements for the logo's 4. */
const logoOf = brand => {
  const set = fs.readFileSync(`brands/${brand}/logos.svg`, 'utf8');
  const [root, style, logo] = [/<svg[^>]*>/, /<style>[^]*?<\/style>/, /<g id="logo">[^]*?<\/g>/].map(part => part.exec(set)?.[0]);
  if (!root || !style || !logo) throw new Error(`brands/${brand}/logos.svg has no style or no <g id="logo">`);
  const image = `${root}${style}${logo}</svg>`.replace(/\s+/g, ' ').replaceAll('"', "'").replaceAll('#', '%23');
  return `data:image/svg+xml,${image}`;
};

const required = name => createRequire(import.meta.url)(path.resolve(`build/${name}.cjs`));

/** Writes the complete configuration of each variant and environment, merged from the layers in brands/. CFG-01 */
const writeConfigurations = () => {
  const { variants, environments } = required('prerender');
  const { configurationOf } = required('configuration');
  for (const variant of variants) {
    for (const environment of environments) {
      const whole = JSON.stringify(configurationOf(variant, environment), null, 2);
      write(path.join(DIST, 'config', `${variant}.${environment}.json`), `${whole}\n`);
    }
  }
};

/** Id of the first element below the home screen's first window. */
const BELOW = 'papiers';

const makePages = reference => {
  const { browserslist: browsers } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const { configurationOf } = required('configuration');
  const loader = fs.readFileSync('build/loader.js', 'utf8').trim();
  const styles = new Set();
  const makePage = ({ module: application, body, file }, variant, environment, ending) => {
    const built = required(`prerender${ending}`);
    const module = `${application}${ending}`;
    const brand = built.brandOf(variant);
    const base = fs.readFileSync(path.join(SITE, `build/${application}.css`), 'utf8');
    const brandStyle = fs.readFileSync(path.join(SITE, `build/brand-${brand}.css`), 'utf8');
    for (const style of [base, brandStyle]) styles.add(sha256(style));
    const logoUrl = `${BASE}modules/logos-${brand}.${reference[`logos-${brand}`]}.svg`;
    const configuration = configurationOf(variant, environment);
    const first = application === 'main' ? built.firstOf(variant, configuration) : undefined;
    const entry = {
      variant,
      environment,
      base: BASE,
      languages: built.languages,
      ...(configuration.languageOfBrowser && built.followsBrowser(variant, application) ? { languageOfBrowser: true } : {}),
      chunks: `chunks${ending}`,
      modules: [`brand-${brand}`, `logos-${brand}`, module],
      preload: {
        href: `${BASE}modules/${module}.${reference[module]}.js`,
        integrity: `sha384-${Buffer.from(reference[module], 'base64url').toString('base64')}`,
      },
      first,
      later: [`brand-${brand}-faces`],
      inlined: { [`brand-${brand}`]: reference[`brand-${brand}`] },
    };
    const html = [
      `<!doctype html><html lang="${built.language}" data-brand="${brand}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
      // One frame instead of several: the browser paints nothing during the parser's pauses. It paints once it has parsed the element's
      // first tag. Without the element, it waits for the end of the page. XTR-60
      `<link rel="expect" href="#${BELOW}" blocking="render">`,
      `<title>${built.title(variant)}</title><meta name="robots" content="${environment === 'prod' && application === 'main' ? 'index' : 'noindex'}">`,
      `<script type="application/json" id="entry">${escaped(entry)}</script><script>${loader}</script>`,
      `<link rel="icon" type="image/svg+xml" href="${logoUrl}#mark">`,
      `<style>${base}</style><style>${brandStyle}</style>`,
      `</head><body>${built[body]({ variant, environment, logoUrl, logo: logoOf(brand), ...saidFor(configuration, ending), browsers, first })}</body></html>`,
    ].join('');
    undressed(html, base + brandStyle);
    if (first && !html.includes(`id="${BELOW}"`)) throw new Error(`No element ${BELOW}: the page would be painted in parts`);
    write(path.join(DIST, 'html', file(`${variant}.${environment}${ending}`)), html);
  };
  const { variants, environments } = required('prerender');
  for (const application of applications) {
    for (const variant of variants) {
      for (const environment of environments) {
        for (const ending of endings) makePage(application, variant, environment, ending);
      }
    }
  }
  write(path.join(DIST, 'csp.json'), `${JSON.stringify({ scripts: [sha256(loader)], styles: [...styles] }, null, 2)}\n`);
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
    if (entry.isFile() && /\.(js|css|html|svg|json|wasm)$/.test(entry.name)) compressOne(path.join(entry.parentPath, entry.name));
  }
};

/** Moves source maps out of the site: they are for error reports, never for clients, and no script names one. */
const keepMapsAside = () => {
  for (const entry of fs.readdirSync(SITE, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.name.endsWith('.js') && fs.readFileSync(file).includes('sourceMappingURL=')) throw new Error(`${file} names its source map`);
    if (!entry.name.endsWith('.map')) continue;
    fs.mkdirSync('build/maps', { recursive: true });
    fs.renameSync(file, path.join('build/maps', entry.name));
  }
};

fs.rmSync(DIST, { recursive: true, force: true });
const built = await bundle();
const unlicensed = writeBill(built.stats.flatMap(({ compilation }) => [...compilation.fileDependencies]));
if (unlicensed.length > 0) throw new Error(`No licence allows: ${unlicensed.join(', ')}`);
for (const ending of endings) divideTable(built, ending);
keepMapsAside();
writeConfigurations();
makePages(nameModules());
fs.rmSync(path.join(SITE, 'build'), { recursive: true, force: true });
compress(DIST);
compressOne('build/loader.js'); // for its budget
spawnSync(process.execPath, ['tools/build/budgets.mjs', '--brief'], { stdio: 'inherit' });
