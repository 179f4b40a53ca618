import type { FastifyRequest } from 'fastify';
import { firstBrand, variants, type Variant } from '@domain/brand/variant';
import type { Bank } from './bank';

/** The front end's main screen, below its origin. */
export const MAIN = '/ouvrirmoncompte/main';

/** Where a variant is served when no server of its own listens: what tests without a network talk to. */
export const NOWHERE = 'http://localhost';

/** The front end of a variant: an origin. */
export const frontOf = (bank: Bank, variant: Variant = firstBrand.omc): string => bank.origins.fronts[variants.indexOf(variant)] ?? NOWHERE;

/** Origins at which the front end is reached: each variant's, and those that the bank was told of at its start. */
export const knownFronts = (bank: Bank): readonly string[] => [NOWHERE, ...bank.origins.fronts, ...bank.options.fronts];

/** The front end that asks, where it is one of the bank's own; else `otherwise`: what a request says of its host goes into no address unchecked. */
export const askingFront = (bank: Bank, { headers }: Pick<FastifyRequest, 'headers'>, otherwise: string): string => {
  const said = `http://${headers.host ?? ''}`;
  return knownFronts(bank).includes(said) ? said : otherwise;
};

/** The redirect addresses that a client has registered: its own front end's main screen. */
export const isRegistered = (bank: Bank, variant: Variant, address: string): boolean =>
  [frontOf(bank, variant), ...bank.options.fronts].some(front => address === `${front}${MAIN}`);
