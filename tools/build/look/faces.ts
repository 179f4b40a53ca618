import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../sources';

const WEIGHTS = { min: 400, max: 700 };

interface Face {
  readonly name: string;
  readonly file: string;
  readonly wght: number | typeof WEIGHTS;
  readonly only?: RegExp;
  readonly rest: string;
}

/** The product's typefaces, as its stylesheets name them. */
const faces: readonly Face[] = [
  { name: 'Atkinson Next', file: 'atkinson-hyperlegible-next', wght: WEIGHTS, rest: 'font-weight:400 700' },
  {
    name: 'Figures',
    file: 'hanken-grotesk',
    wght: WEIGHTS,
    only: /\d/,
    rest: 'font-weight:400 700;unicode-range:U+30-39;size-adjust:97.2%',
  },
  { name: 'Bricolage', file: 'bricolage-grotesque', wght: 650, rest: 'font-weight:200 800' },
];

const embedded = async ({ name, file, wght, only = /./u, rest }: Face, letters: readonly string[]): Promise<string> => {
  const font = readFileSync(join(root, `node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`));
  const text = letters.filter(letter => only.test(letter)).join('');
  const cut = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: ['kern', 'liga', 'tnum'] });
  return `@font-face{font-family:'${name}';${rest};src:url(data:font/woff2;base64,${cut.toString('base64')}) format('woff2')}`;
};

/** The page with the product's typefaces inside it, cut to the letters that it holds. */
export const withFaces = async (page: string): Promise<string> => {
  const letters = [...new Set(page)].sort();
  const styles = await Promise.all(faces.map(face => embedded(face, letters)));
  return page.replace('</style>', () => `${styles.join('')}</style>`);
};
