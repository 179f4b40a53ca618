import { brandFacts, PRODUCTION, variantFacts, variants } from '@domain/brand/variant';
import { isRecord } from '@domain/kernel/shape';
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

/** Facts of each brand that pages say and that are figures, under `facts.`. XTR-47 */
export const facts = (): readonly Setting[] =>
  (['refusedKeptMonths', 'videoKeptDays'] as const).map(name => ({
    key: `facts.${name}`,
    values: Object.fromEntries([...variants].sort().map(variant => [variant, String(brandFacts[variantFacts[variant].brand][name])])),
  }));
