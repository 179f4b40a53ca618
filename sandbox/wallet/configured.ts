import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Environment, Variant } from '@domain/brand/variant';
import { configurationOf } from '../../tools/deploy/configuration';

/** The part of the front end's configuration that the bank uses, read from the same files. */
const Configured = t.type({
  acceptedPapers: t.type({ cards: t.array(t.string) }),
  wallet: t.type({
    offered: t.boolean,
    acrossDevices: t.keyof({ none: null, adviser: null, all: null }),
    credentialTypes: t.array(t.string),
    links: t.array(t.string),
  }),
});
export type Configured = t.TypeOf<typeof Configured>;

export const walletConfigured = (variant: Variant, environment: Environment): Configured => {
  const decoded = Configured.decode(configurationOf(variant, environment));
  if (isLeft(decoded)) throw new Error(`The settings of ${variant} lack what is asked of a wallet`);
  return decoded.right;
};
