// The list of brands, and the faces of one, for the scripts that no compiler reads before: webpack, the build, the budgets.
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');

/** Codes of the brands, as brands/index.ts lists them. */
const brands = [...fs.readFileSync(path.join(root, 'brands/index.ts'), 'utf8').matchAll(/^export \{ facts as '([^']+)' \}/gm)].map(
  ([, code]) => code,
);

const stylesOf = file => {
  const text = fs.readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/@import '([^']+)'/g)].map(([, place]) => stylesOf(path.resolve(path.dirname(file), place)));
  return [...imported, text].join('\n');
};

/** Names of the font files that a brand's styles bring, each once, without their ending. */
const facesOf = brand => [
  ...new Set([...stylesOf(path.join(root, `brands/${brand}/faces.css`)).matchAll(/([\w-]+)\.woff2/g)].map(([, name]) => name)),
];

module.exports = { brands, facesOf };
