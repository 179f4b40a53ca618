import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import type { Settings } from '@application/ports/Settings';
import type { Environment, Variant } from '@domain/brand/variant';
import { decodeSettings } from '@infrastructure/config/decodeSettings';

export const ORIGIN = 'https://compte.example.fr';

/** A configuration file, as it stands. */
export const configurationFile = (variant: Variant, environment: Environment): Record<string, unknown> =>
  JSON.parse(readFileSync(`config/${variant}.${environment}.json`, 'utf8')) as Record<string, unknown>;

/** The settings that a configuration gives, with something else in it where a test says so. */
export const settingsOf = (variant: Variant, environment: Environment, change: Record<string, unknown> = {}): Settings => {
  const decoded = decodeSettings({ ...configurationFile(variant, environment), ...change }, ORIGIN);
  if (E.isLeft(decoded)) throw new Error(decoded.left.join(', '));
  return decoded.right;
};
