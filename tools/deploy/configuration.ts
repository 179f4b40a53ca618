import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTION, variantFacts, type Brand, type Environment, type Variant } from '@domain/brand/variant';
import { isRecord } from '@domain/kernel/shape';
import { refuseForgotten } from './production';

type Layer = Readonly<Record<string, unknown>>;

/**
 * The configuration layers of one variant in one environment, the most general first: base, brand, the brand's facts that the law asks
 * for, environment, and brand with environment if that file exists.
 */
const layersOf = (brand: Brand, environment: Environment): readonly string[] => [
  'brands/environments/base.json',
  `brands/${brand}/settings.json`,
  `brands/${brand}/law.json`,
  `brands/environments/${environment}.json`,
  ...[`brands/${brand}/settings.${environment}.json`].filter(place => fs.existsSync(path.resolve(place))),
];

const read = (place: string): Layer => {
  const layer: unknown = JSON.parse(fs.readFileSync(path.resolve(place), 'utf8'));
  if (!isRecord(layer)) throw new Error(`${place} is not a JSON object of settings`);
  return layer;
};

/** Merges two layers key by key; the second one wins, and replaces whole lists. */
const laidOver = (under: unknown, over: unknown): unknown =>
  isRecord(under) && isRecord(over)
    ? { ...under, ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, laidOver(under[key], value)])) }
    : over;

const filled = (value: unknown, names: Layer): unknown => {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (place, name: string) => {
      if (!Object.hasOwn(names, name)) throw new Error(`The configuration contains ${place}, which no layer defines`);
      return String(filled(names[name], names));
    });
  if (Array.isArray(value)) return value.map(each => filled(each, names));
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, names)])) : value;
};

/** Merges layers in order and replaces `{name}` by the layers' own `names` and the given ones. */
export const merged = (layers: readonly Layer[], given: Layer): Layer => {
  const whole = layers.reduce<unknown>(laidOver, {});
  const { names = {}, ...settings } = isRecord(whole) ? whole : {};
  const resolved = filled(settings, { ...(isRecord(names) ? names : {}), ...given });
  return isRecord(resolved) ? resolved : {};
};

/** The complete configuration of a variant in an environment, as the build writes it into dist/config. CFG-01, XTR-64 */
export const configurationOf = (variant: Variant, environment: Environment): Layer => {
  const { brand, mode } = variantFacts[variant];
  const whole = merged(layersOf(brand, environment).map(read), { variant, environment, brand, mode });
  if (environment === PRODUCTION) refuseForgotten(whole);
  return whole;
};
