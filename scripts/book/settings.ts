import { isRecord } from '@domain/kernel/shape';
import { filesOf } from './sources';

/** A value that the configuration sets, for each variant in production. */
export interface Setting {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Each value inside a record by the path to it. */
export const flat = (value: unknown, path: readonly string[] = []): readonly (readonly [key: string, value: string])[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inside]) => flat(inside, [...path, key]))
    : [[path.join('.'), typeof value === 'string' ? value : JSON.stringify(value)]];

/** What the configurations of production decide, one key a line. CFG-01, CFG-08 */
export const settings = (): readonly Setting[] => {
  const files = filesOf('config', /\.prod\.json$/).map(({ file, text }) => ({
    variant: file.replace(/^config\/|\.prod\.json$/g, ''),
    values: new Map(flat(JSON.parse(text))),
  }));
  const keys = [...new Set(files.flatMap(({ values }) => [...values.keys()]))].filter(key => key !== 'variant' && key !== 'environment');
  return keys.map(key => ({
    key,
    values: Object.fromEntries(files.map(({ variant, values }) => [variant, values.get(key) ?? ''])),
  }));
};

/** The variants that have a configuration for production. */
export const variantsSet = (all: readonly Setting[]): readonly string[] => Object.keys(all[0]?.values ?? {});
