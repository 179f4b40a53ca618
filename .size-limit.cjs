// Budgets of docs/performance.md, in brotli bytes of what the build wrote; fonts as they are, for they are compressed already.
// A line that is set or raised stands 5 % above what is measured, and is free to be used up until then (docs/decisions/0013).
const fs = require('node:fs');
const { brands, facesOf } = require('./scripts/brands.cjs');

const SITE = 'dist/ouvrirmoncompte';
const chunks = `${SITE}/chunks`;

/** Chunks that serve many steps, or none: each its own budget. What is not named here is one step's, and stays under STEP. */
const SHARED = {
  app: '54.1 kB',
  /** With what prepares files, which the page does itself where no worker runs (XTR-40), and the street kinds' abbreviations (D-70). */
  domain: '16.4 kB',
  'http-libraries': '24.3 kB',
  choices: '11 kB',
  /** With the sides of a card, kept one at a time. D-72 */
  'file-part': '8.8 kB',
  /** With the co-holder's board and the opening page, which the wait of an adviser shares code with. D-102 */
  'end-part': '7.1 kB',
  /** What draws a paper where no tab opens, and its worker: fetched then alone (D-96). */
  'paper-library': '123 kB',
  'paper-worker-library': '258 kB',
  /** The reporting service's own client, fetched when nothing waits for it. */
  'reporting-client': '19.7 kB',
};
const LIBRARIES = /^vendors-/;
const STEP = '8.2 kB';

const brotli = (name, path, limit) => ({ name, path, limit, brotli: true });
/** The faces that a visitor of one brand may load, as its styles name them. */
const fonts = brand => ({
  name: `fonts of brand ${brand}`,
  path: facesOf(brand).map(file => `${SITE}/assets/${file}.*.woff2`),
  limit: '34.3 kB',
  brotli: false,
});

/** One entry a chunk, so that the first one over its budget is named. */
const chunkBudgets = () =>
  fs
    .readdirSync(chunks)
    .filter(file => /\.(js|css)$/.test(file))
    .map(file => {
      const name = file.replace(/\.\w+\.(js|css)$/, '');
      if (file.endsWith('.css')) return brotli(`styles ${name}`, `${chunks}/${file}`, '1.6 kB');
      const limit = LIBRARIES.test(name) ? '63.9 kB' : (SHARED[name] ?? STEP);
      return brotli(`chunk ${name}`, `${chunks}/${file}`, limit);
    });

if (!fs.existsSync(chunks)) throw new Error(`Nothing to measure: ${chunks} is not there. Run npm run build.`);

module.exports = [
  // made for browsers too old for the rest, which it tells so: 1,591 bytes
  brotli('loader, inlined in every document', 'build/loader.js', '1.67 kB'),
  brotli('first screen: script', [`${SITE}/modules/main.js`, 'build/loader.js'], '83.9 kB'),
  ...brands.map(brand =>
    brotli(`first screen: document of brand ${brand} with its styles and loader`, `dist/html/omc-${brand}.prod.html`, '11.9 kB'),
  ),
  brotli(
    'everything up to the offer, the first screen in it',
    [`${SITE}/modules/main.js`, 'build/loader.js', `${chunks}/{app,vendors-*,http-libraries}.*.js`],
    '226 kB',
  ),
  // its one read is repeated as the journey's are (D-103): 11,079 bytes
  brotli('minimal application, without React', `${SITE}/modules/minimal.js`, '11.6 kB'),
  ...brands.map(fonts),
  ...chunkBudgets(),
];
