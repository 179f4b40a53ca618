// The brands, the typefaces of one, and the languages beside French, for scripts that run before compilation: webpack, the build, the budgets.
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..', '..');

/** Codes of the brands, in the order of brands/index.ts. */
const brands = [...fs.readFileSync(path.join(root, 'brands/index.ts'), 'utf8').matchAll(/^export \{ facts as '([^']+)' \}/gm)].map(
  ([, code]) => code,
);

const stylesOf = file => {
  const text = fs.readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/@import '([^']+)'/g)].map(([, place]) => stylesOf(path.resolve(path.dirname(file), place)));
  return [...imported, text].join('\n');
};

/** Names of the font files in a brand's styles, each once, without extension. */
const facesOf = brand => [
  ...new Set([...stylesOf(path.join(root, `brands/${brand}/faces.css`)).matchAll(/([\w-]+)\.woff2/g)].map(([, name]) => name)),
];

/** The folders of copy beside French, the reference. XTR-12 */
const otherLanguages = fs
  .readdirSync(path.join(root, 'ui/copy'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'fr')
  .map(({ name }) => name);

module.exports = { brands, facesOf, otherLanguages };
