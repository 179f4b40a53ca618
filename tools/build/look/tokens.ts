import { firstBrand } from '@domain/brand/variant';
import { filesOf } from '../sources';

const layer = /@layer tokens \{\n([\s\S]*?\n)\}\n/g;

const small = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();

const tokensIn = (text: string): string => [...text.matchAll(layer)].map(([, inside = '']) => inside).join('');

/** The colours, scales and typefaces of the product's first brand, from the product's own file. */
export const productTokens = (): string =>
  small(
    ['ui/theme', `brands/${firstBrand.code}`]
      .flatMap(folder => filesOf(folder, /^tokens\.css$/))
      .map(({ text }) => tokensIn(text))
      .join('')
      .replaceAll(`[data-brand='${firstBrand.code}']`, ':root'),
  );

/** Minified CSS. */
export const pressed = (css: string): string => small(css);

/** The same CSS without unused tokens. */
export const withoutUnused = (css: string): string => {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = css.replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declared, name: string) => (used.has(name) ? declared : ''));
  return left === css ? css : withoutUnused(left);
};
