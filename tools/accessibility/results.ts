import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Check } from './criteria';
import { pages as addressed } from '@ui/shell/routes/addressedPages';
import { screens } from '@ui/shell/routes/stepScreens';
import { brands, firstBrand, type Variant } from '@domain/brand/variant';

const Counts = t.record(t.string, t.number);
const words = t.readonlyArray(t.string);
const SeenPage = t.type({
  page: t.string,
  state: t.string,
  variant: t.string,
  title: t.string,
  stops: t.number,
  problems: t.record(t.string, words),
});
const Heard = t.type({
  part: t.string,
  variant: t.string,
  heard: t.readonlyArray(t.type({ title: t.string, focus: t.string, said: words })),
  lost: words,
});
const PartFile = t.intersection([
  Heard,
  t.type({ axe: t.string, browser: t.string, seen: t.readonlyArray(t.intersection([SeenPage, t.type({ census: Counts })])) }),
]);
/** What one browser test found. */
export type Part = t.TypeOf<typeof PartFile>;
/** What all browser tests found. */
export interface Results extends Pick<Part, 'axe' | 'browser'> {
  readonly made: string;
  readonly census: t.TypeOf<typeof Counts>;
  readonly seen: readonly (t.TypeOf<typeof SeenPage> & { readonly part: string })[];
  readonly heard: readonly t.TypeOf<typeof Heard>[];
}

/** Four looks of axe at each page: two widths, each in light and in dark. */
export const LOOKS = 4;

const read = <A>(codec: t.Type<A, unknown>, file: string): A => {
  const found = codec.decode(JSON.parse(readFileSync(file, 'utf8')));
  if (isRight(found)) return found.right;
  throw new Error(`${file} is not what the walks write`);
};

/** Joins the results that the browser tests wrote. */
export const gathered = (folder: string, made: string): Results => {
  const files = readdirSync(folder).filter(file => file.endsWith('.json'));
  const parts = files.sort().map(file => read(PartFile, join(folder, file)));
  const all = parts.flatMap(({ seen }) => seen);
  const census = all.reduce<Record<string, number>>((sum, { census: has }) => {
    for (const [kind, count] of Object.entries(has)) sum[kind] = (sum[kind] ?? 0) + count;
    return sum;
  }, {});
  return {
    made,
    axe: parts[0]?.axe ?? '',
    browser: parts[0]?.browser ?? '',
    seen: parts.flatMap(({ part, seen }) =>
      seen.map(({ page, state, variant, title, stops, problems }) => ({ part, page, state, variant, title, stops, problems })),
    ),
    census,
    heard: parts.map(({ part, variant, heard, lost }) => ({ part, variant, heard, lost })),
  };
};

const minimal = ['IndexPage', 'LoginPage', 'SmsPage'];
/** Every page that a person may see. */
export const allPages: readonly string[] = [...Object.keys(screens), ...Object.keys(addressed), ...minimal];

/** The browser tests that check pages, and the variants in which each runs. */
const client = brands.map(brand => `omc-${brand}` as const);
const adviser = brands.map(brand => `mdc-${brand}` as const);
export const walks = {
  offer: [...client, ...adviser],
  file: [...client, ...adviser],
  states: client,
  end: client,
  outcomes: client,
  inactivity: client,
  addressed: client,
  minimal: client,
  together: [firstBrand.omc],
  follows: adviser,
} as const satisfies Readonly<Record<string, readonly Variant[]>>;

/** Pages that no test checked, and tests that did not run to their end. While there are any, no criterion has a result. */
export const unseen = ({ seen, heard }: Results): readonly string[] => {
  const looked = new Set(seen.map(({ page }) => page));
  const played = new Set(heard.map(({ part, variant }) => `${variant} ${part}`));
  const unplayed = Object.entries(walks)
    .flatMap(([part, variants]) => variants.map(variant => `${variant} ${part}`))
    .filter(walk => !played.has(walk));
  const pages = allPages.filter(page => !looked.has(page));
  return [...pages, ...unplayed.map(walk => `the walk \`${walk}\``)];
};

/** What a check found, over all pages. */
export const foundBy = ({ seen }: Results, check: Check): readonly string[] =>
  seen.flatMap(({ page, state, variant, problems }) => (problems[check] ?? []).map(told => `${variant} ${page} (${state}): ${told}`));
