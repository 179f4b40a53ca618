import type { FastifyRequest } from 'fastify';
import { firstBrand, variants, type Variant } from '@domain/brand/variant';
import type { Bank } from './bank';

/** The path of the front end's main screen. */
export const MAIN = '/ouvrirmoncompte/main';

/** The origin of a variant without a server of its own, in tests without a network. */
export const NOWHERE = 'http://localhost';

/** The origin of a variant's front end. */
export const frontOf = (bank: Bank, variant: Variant = firstBrand.omc): string => bank.origins.fronts[variants.indexOf(variant)] ?? NOWHERE;

/** The front ends' origins: each variant's, and those given at the start. */
export const knownFronts = (bank: Bank): readonly string[] => [NOWHERE, ...bank.origins.fronts, ...bank.options.fronts];

/**
 * The origin of the front end that sends the request, if it is one of the bank's; otherwise `otherwise`: an unchecked Host header must
 * not end up in an address.
 */
export const askingFront = (bank: Bank, { headers }: Pick<FastifyRequest, 'headers'>, otherwise: string): string => {
  const { host = '' } = headers;
  return knownFronts(bank).find(front => URL.canParse(front) && new URL(front).host === host) ?? otherwise;
};

/** Whether a client has registered a redirect address: its own front end's main screen. */
export const isRegistered = (bank: Bank, variant: Variant, address: string): boolean =>
  [frontOf(bank, variant), ...bank.options.fronts].some(front => address === `${front}${MAIN}`);
