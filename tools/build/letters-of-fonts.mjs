// A webpack loader: reduces each typeface to the letters and weights that the pages use (docs/performance.md).
import fs from 'node:fs';
import subsetFont from 'subset-font';

const COPY = 'ui/copy';

const between = (first, last) =>
  Array.from({ length: last.codePointAt(0) - first.codePointAt(0) + 1 }, (_, index) =>
    String.fromCodePoint(first.codePointAt(0) + index),
  ).join('');
const digits = between('0', '9');
const keyboard = between(' ', '~');
const french = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»‘’“”–—…€×·°\u00a0\u202f';
/** Letters in names and addresses from other countries of western Europe. */
const neighbours = between('\u00a0', 'ÿ');

/** In the titles of the first screen, in each language; makePages fails where one is missing. */
export const firstLetters = between('a', 'z') + digits + 'ABCDEFGILMNOPQSTUVWYÀÉàâçèéêîôùû€ ,.:!?’–\u00a0\u202f';

const layout = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'rlig'];
/** By file name. A heading has one weight, so its typeface needs no weight axis. */
const faces = [
  {
    of: /atkinson/,
    letters: [keyboard, french, neighbours].join('').replace(/\d/g, ''),
    cut: { variationAxes: { wght: { min: 400, max: 700 } }, keepFeatures: layout },
  },
  { of: /hanken/, letters: digits, cut: { variationAxes: { wght: { min: 400, max: 700 } }, keepFeatures: ['tnum', 'kern'] } },
  { of: /bricolage/, letters: keyboard + french, cut: { variationAxes: { wght: 650 }, keepFeatures: layout } },
  { of: /fraunces/, letters: keyboard + french, cut: { variationAxes: { wght: 500 }, keepFeatures: layout } },
];

const copy = () =>
  fs
    .readdirSync(COPY, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => fs.readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    .join('')
    .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)));

/** The letters of the clients’ texts that a typeface lacks: the browser would draw them in another one. */
const missing = letters => [...new Set(copy())].filter(letter => letter >= ' ' && !letters.includes(letter) && !/\d/.test(letter));

export const raw = true;

export default function lettersOfFonts(font) {
  const done = this.async();
  const face = faces.find(({ of }) => of.test(this.resourcePath));
  if (!face) return done(new Error(`No letters are listed for ${this.resourcePath}`));
  const letters = this.resourceQuery === '?first' ? firstLetters : face.letters;
  const lost = letters === face.letters && letters !== digits ? missing(letters) : [];
  if (lost.length > 0) return done(new Error(`The copy uses letters that ${this.resourcePath} would lose: ${lost.join(' ')}`));
  // keeps the hints: without them, screens that round glyph positions space letters badly
  subsetFont(font, letters, { targetFormat: 'woff2', ...face.cut }).then(cut => done(null, cut), done);
}
