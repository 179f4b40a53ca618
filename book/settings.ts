import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PRODUCTION, variants } from '@domain/brand/variant';
import { isRecord } from '@domain/kernel/shape';
import { root } from '@scripts/sources';
import { configurationOf } from '../deploy/configuration';
import { servedOf } from '../deploy/served';

/** A configuration value for each variant in production. */
export interface Setting {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Each value inside nested records, by its path. */
export const flat = (value: unknown, path: readonly string[] = []): readonly (readonly [key: string, value: string])[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inside]) => flat(inside, [...path, key]))
    : [[path.join('.'), typeof value === 'string' ? value : JSON.stringify(value)]];

/** The configuration of production and what its server adds, one key a line. CFG-01, CFG-08, X01 */
export const settings = (): readonly Setting[] => {
  const files = [...variants]
    .sort()
    .map(variant => ({ variant, values: new Map([...flat(configurationOf(variant, PRODUCTION)), ...Object.entries(servedOf(variant))]) }));
  const keys = [...new Set(files.flatMap(({ values }) => [...values.keys()]))].filter(key => key !== 'variant' && key !== 'environment');
  return keys.map(key => ({
    key,
    values: Object.fromEntries(files.map(({ variant, values }) => [variant, values.get(key) ?? ''])),
  }));
};

/** The variants with a production configuration. */
export const variantsSet = (all: readonly Setting[]): readonly string[] => Object.keys(all[0]?.values ?? {});

/** A value of the build as text and records; a plugin by its name and its options. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'function') return 'a function'; // each compiler writes it its own way
  if (Object.prototype.toString.call(value) === '[object RegExp]') return String(value);
  if (typeof value === 'string') return value.replaceAll(root, '');
  if (Array.isArray(value)) return value.map(plain);
  if (!isRecord(value)) return value ?? '';
  const { options = '' } = value;
  const inside = value.constructor === Object ? value : { made: value.constructor.name, options };
  return Object.fromEntries(Object.entries(inside).map(([key, each]) => [key, plain(each)]));
};

/** What the build of the browser's scripts decides: browsers, integrity, source maps, time-outs, chunks; other languages take the same. X03, R25 */
export const built = (): readonly (readonly [key: string, value: string])[] => {
  const required = createRequire(join(root, 'package.json'));
  const builds: unknown = required('./webpack.config.js');
  const facts: unknown = required('./package.json');
  const wanted = (Array.isArray(builds) ? builds : []).filter(isRecord).filter(({ name }) => name === 'web' || name === 'loader');
  const browsers = isRecord(facts) ? facts['browserslist'] : undefined;
  return flat({ browsers, ...Object.fromEntries(wanted.map(each => [each['name'], plain(each)])) });
};
