import * as E from 'fp-ts/Either';
import type { Settings } from '@application/Settings';
import type { Environment, Variant } from '@domain/brand/variant';
import { decodeSettings } from '@infrastructure/config/decodeSettings';
import { configurationOf } from '../../tools/deploy/configuration';

export const ORIGIN = 'https://compte.example.fr';

/** Decoded settings of a configuration, with changes. */
export const settingsOf = (variant: Variant, environment: Environment, change: Record<string, unknown> = {}): Settings => {
  const decoded = decodeSettings({ ...configurationOf(variant, environment), ...change }, ORIGIN);
  if (E.isLeft(decoded)) throw new Error(decoded.left.join(', '));
  return decoded.right;
};
