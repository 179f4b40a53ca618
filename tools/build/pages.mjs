// What `npm run build` and `npm run dev` share: the steps that need webpack's files. Names the modules by their hash, and writes the HTML of
// every variant with inline styles and loader, the configurations and the CSP hashes.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { brands } from './brands.cjs';
import { firstLetters } from './letters-of-fonts.mjs';
import { BASE } from '../../webpack.config.js';

export const sha384 = bytes => createHash('sha384').update(bytes).digest('base64url');
const sha256 = text => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const write = (file, content) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};

/** Modules: one copy with the reference file's hash in its name, one without (LOD-03's case of an unknown hash). */
export const nameModules = ({ site, endings }) => {
  const sources = {
    ...Object.fromEntries(
      endings
        .flatMap(ending => [`main${ending}.js`, `chunks${ending}.js`, `minimal${ending}.js`])
        .map(name => [name, path.join(site, 'modules', name)]),
    ),
    ...Object.fromEntries(
      brands.flatMap(brand => [
        [`brand-${brand}.css`, path.join(site, `build/brand-${brand}.css`)],
        [`brand-${brand}-faces.css`, path.join(site, `build/brand-${brand}-faces.css`)],
        [`logos-${brand}.svg`, path.resolve(`brands/${brand}/logos.svg`)],
      ]),
    ),
  };
  const reference = {};
  for (const [file, source] of Object.entries(sources)) {
    const bytes = fs.readFileSync(source);
    const { name, ext } = path.parse(file);
    reference[name] = sha384(bytes);
    write(path.join(site, 'modules', `${name}.${reference[name]}${ext}`), bytes);
    write(path.join(site, 'modules', file), bytes);
  }
  write(path.join(site, 'modules/reference.json'), `${JSON.stringify(reference, null, 2)}\n`);
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

/** Fails if a title has a letter that the preloaded typeface lacks: it would be drawn in another one until the whole typeface is there. */
const titlesIn = html => [...html.matchAll(/<(h[1-3])\b[^>]*>([^]*?)<\/\1>/g)].map(([, , title]) => title.replace(/<[^>]+>|&[^;]+;/g, ''));
const unlettered = html => {
  const lost = [...new Set(titlesIn(html).join(''))].filter(letter => !firstLetters.includes(letter));
  if (lost.length > 0) throw new Error(`List ${lost.join(' ')} in firstLetters (tools/build/letters-of-fonts.mjs): titles have them`);
};

/** The typeface of the first screen's titles, as the brand's style names it. */
const faceIn = style => /url\(["']?([^"')]+\.woff2)/.exec(style)?.[1];

/** The logo alone, cut out of the brand's set of drawings: the set costs the first frame 69 elements for the logo's 4. */
const logoOf = brand => {
  const set = fs.readFileSync(`brands/${brand}/logos.svg`, 'utf8');
  const [root, style, logo] = [/<svg[^>]*>/, /<style>[^]*?<\/style>/, /<g id="logo">[^]*?<\/g>/].map(part => part.exec(set)?.[0]);
  if (!root || !style || !logo) throw new Error(`brands/${brand}/logos.svg has no style or no <g id="logo">`);
  const image = `${root}${style}${logo}</svg>`.replace(/\s+/g, ' ').replaceAll('"', "'").replaceAll('#', '%23');
  return `data:image/svg+xml,${image}`;
};

const require = createRequire(import.meta.url);
/** By file: when the module that is loaded was built. */
const loaded = new Map();
/** Loads a finished module, again where it was built again. */
const required = (parts, name) => {
  const file = path.resolve(parts, `${name}.cjs`);
  const { mtimeMs } = fs.statSync(file);
  if (loaded.get(file) !== mtimeMs) delete require.cache[file];
  loaded.set(file, mtimeMs);
  return require(file);
};

/** Writes the complete configuration of each variant and environment, merged from the layers in brands/. CFG-01 */
export const writeConfigurations = ({ dist, parts }) => {
  const { variants, environments } = required(parts, 'prerender');
  const { configurationOf } = required(parts, 'configuration');
  for (const variant of variants) {
    for (const environment of environments) {
      const whole = JSON.stringify(configurationOf(variant, environment), null, 2);
      write(path.join(dist, 'config', `${variant}.${environment}.json`), `${whole}\n`);
    }
  }
};

/** Id of the first element below the home screen's first window. */
const BELOW = 'papiers';

/** `environments`: all unless some are named. `head`: what every page has beside the build's. */
export const makePages = ({ dist, site, parts, endings, environments, head = '' }, reference) => {
  const { browserslist: browsers } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const { configurationOf } = required(parts, 'configuration');
  const loader = fs.readFileSync(path.join(parts, 'loader.js'), 'utf8').trim();
  const styles = new Set();
  const ofBrands = {};
  const prerendered = Object.fromEntries(endings.map(ending => [ending, required(parts, `prerender${ending}`)]));
  const makePage = ({ module: application, body, file }, variant, environment, ending) => {
    const built = prerendered[ending];
    const module = `${application}${ending}`;
    const brand = built.brandOf(variant);
    const base = fs.readFileSync(path.join(site, `build/${application}.css`), 'utf8');
    const brandStyle = fs.readFileSync(path.join(site, `build/brand-${brand}.css`), 'utf8');
    for (const style of [base, brandStyle]) styles.add(sha256(style));
    ofBrands[brand] = sha256(brandStyle);
    const logoUrl = `${BASE}modules/logos-${brand}.${reference[`logos-${brand}`]}.svg`;
    const { first: asked, languageOfBrowser, ...said } = built.configured(variant, configurationOf(variant, environment));
    const first = application === 'main' ? asked : undefined;
    const entry = {
      variant,
      environment,
      base: BASE,
      languages: built.languages,
      ...(languageOfBrowser && built.followsBrowser(variant, application) ? { languageOfBrowser: true } : {}),
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
      `<link rel="preload" as="font" type="font/woff2" href="${faceIn(brandStyle)}" crossorigin>`,
      `<title>${built.title(variant)}</title><meta name="robots" content="${environment === 'prod' && application === 'main' ? 'index' : 'noindex'}">`,
      `<script type="application/json" id="entry">${escaped(entry)}</script><script>${loader}</script>`,
      `${head}<link rel="icon" type="image/svg+xml" href="${logoUrl}#mark">`,
      `<style>${base}</style><style>${brandStyle}</style>`,
      `</head><body>${built[body]({ variant, environment, logoUrl, logo: logoOf(brand), ...said, browsers, first })}</body></html>`,
    ].join('');
    undressed(html, base + brandStyle);
    unlettered(html);
    if (first && !html.includes(`id="${BELOW}"`)) throw new Error(`No element ${BELOW}: the page would be painted in parts`);
    write(path.join(dist, 'html', file(`${variant}.${environment}${ending}`)), html);
  };
  const { variants, environments: all } = prerendered[''];
  for (const application of applications) {
    for (const variant of variants) {
      for (const environment of environments ?? all) {
        for (const ending of endings) makePage(application, variant, environment, ending);
      }
    }
  }
  const hashes = { scripts: [sha256(loader)], styles: [...styles], brands: ofBrands };
  write(path.join(dist, 'csp.json'), `${JSON.stringify(hashes, null, 2)}\n`);
};
