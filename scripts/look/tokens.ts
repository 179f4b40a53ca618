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

/** The product’s own paper, ink, scales and colours, those of its first brand: a page of ours looks like the product because it reads the same file. */
export const productTokens = (): string =>
  small(
    ['ui/theme', `brands/${firstBrand.code}`]
      .flatMap(folder => filesOf(folder, /^tokens\.css$/))
      .map(({ text }) => tokensIn(text))
      .join('')
      .replaceAll(`[data-brand='${firstBrand.code}']`, ':root'),
  );

/** A stylesheet without what only its writers read. */
export const pressed = (css: string): string => small(css);

/** The same without the tokens that nothing in it uses. */
export const withoutUnused = (css: string): string => {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = css.replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declared, name: string) => (used.has(name) ? declared : ''));
  return left === css ? css : withoutUnused(left);
};
