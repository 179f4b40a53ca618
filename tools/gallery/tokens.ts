// npm run tokens -- export [FOLDER] | import [FOLDER] — the colours, typefaces and weights of each brand as design tokens (DTCG 2025.10), for
// designers' tools, and back into brands/<code>/tokens.css.
import fs from 'node:fs';
import path from 'node:path';
import { brands } from '@domain/brand/variant';
import { isRecord } from '@domain/kernel/shape';

const FOLDER = 'build/tokens';
const cssOf = (brand: string): string => `brands/${brand}/tokens.css`;
const jsonOf = (folder: string, brand: string): string => path.join(folder, `${brand}.tokens.json`);

type Token = Readonly<{ $type?: string; $value: unknown }>;
/** The tokens of each scheme, by name. */
export type Tokens = Readonly<Record<'light' | 'dark', Readonly<Record<string, Token>>>>;

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const sixDigits = (hex: string): string => (hex.length === 4 ? `#${hex.slice(1).replace(/./g, '$&$&')}` : hex).toLowerCase();

const PER_CHANNEL = 255;
const colour = (hex: string): Token => {
  const whole = sixDigits(hex);
  const components = [1, 3, 5].map(at => Number((parseInt(whole.slice(at, at + 2), 16) / PER_CHANNEL).toFixed(4)));
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: whole } };
};

const tokenOf = (name: string, value: string): Token => {
  if (HEX.test(value)) return colour(value);
  if (/^\d+$/.test(value)) return { $type: 'fontWeight', $value: Number(value) };
  if (name.startsWith('font-')) return { $type: 'fontFamily', $value: value.split(/,\s*/).map(name => name.replace(/^'|'$/g, '')) };
  return { $value: value };
};

/** One declaration in the stylesheet, with the scheme in which it holds. */
const declarations = (css: string) => {
  const dark = css.search(/@media \(prefers-color-scheme: dark\)/);
  return [...css.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(found => {
    const [all, name = '', value = ''] = found;
    const from = found.index + all.lastIndexOf(value);
    return { name, value, from, to: from + value.length, scheme: dark >= 0 && found.index > dark ? ('dark' as const) : ('light' as const) };
  });
};

export const tokensIn = (css: string): Tokens => {
  const of = (scheme: 'light' | 'dark') =>
    Object.fromEntries(declarations(css).flatMap(each => (each.scheme === scheme ? [[each.name, tokenOf(each.name, each.value)]] : [])));
  return { light: of('light'), dark: of('dark') };
};

/** By its components, which decide; the hexadecimal form is a fallback for old tools. */
const hexOf = ({ components, hex }: Readonly<Record<string, unknown>>): string => {
  if (!Array.isArray(components)) return String(hex);
  const channels = components.map(each => Math.round(Number(each) * PER_CHANNEL));
  return `#${channels.map(each => each.toString(16).padStart(2, '0')).join('')}`;
};

const family = (name: unknown): string => (/^(?:var\(.*|[a-z-]+)$/.test(String(name)) ? String(name) : `'${String(name)}'`);

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(family).join(', ');
  return isRecord(value) ? hexOf(value) : String(value);
};

/** The stylesheet with the values of the tokens; a token that it does not have is named by `unknown`. */
export const withTokens = (css: string, tokens: Tokens): { readonly css: string; readonly unknown: readonly string[] } => {
  const places = declarations(css);
  const changed = places.reduceRight((all, { name, value, from, to, scheme }) => {
    const token = tokens[scheme][name];
    const isSame = token === undefined || JSON.stringify(token.$value) === JSON.stringify(tokenOf(name, value).$value);
    return isSame ? all : all.slice(0, from) + written(token.$value) + all.slice(to);
  }, css);
  const known = new Set(places.map(({ name, scheme }) => `${scheme}.${name}`));
  const unknown = (['light', 'dark'] as const).flatMap(scheme =>
    Object.keys(tokens[scheme]).flatMap(name => (known.has(`${scheme}.${name}`) ? [] : [`${scheme}.${name}`])),
  );
  return { css: changed, unknown };
};

const isTokens = (value: unknown): value is Tokens => isRecord(value) && isRecord(value['light']) && isRecord(value['dark']);

const importFrom = (folder: string): number => {
  let refused = 0;
  for (const brand of brands) {
    const read: unknown = JSON.parse(fs.readFileSync(jsonOf(folder, brand), 'utf8'));
    if (!isTokens(read)) {
      console.error(`${jsonOf(folder, brand)} has no groups 'light' and 'dark'.`);
      return 1;
    }
    const { css, unknown } = withTokens(fs.readFileSync(cssOf(brand), 'utf8'), read);
    fs.writeFileSync(cssOf(brand), css);
    for (const name of unknown) console.error(`REFUSED  ${brand}: ${cssOf(brand)} has no ${name}`);
    refused += unknown.length;
  }
  return refused === 0 ? 0 : 1;
};

const exportTo = (folder: string): number => {
  fs.mkdirSync(folder, { recursive: true });
  for (const brand of brands) {
    fs.writeFileSync(jsonOf(folder, brand), `${JSON.stringify(tokensIn(fs.readFileSync(cssOf(brand), 'utf8')), null, 2)}\n`);
    console.log(jsonOf(folder, brand));
  }
  return 0;
};

const main = ([command, folder = FOLDER]: readonly string[]): number => {
  if (command === 'export') return exportTo(folder);
  if (command === 'import') return importFrom(folder);
  console.error('npm run tokens -- export [FOLDER]\nnpm run tokens -- import [FOLDER]');
  return 2;
};

if (require.main === module) process.exitCode = main(process.argv.slice(2));
