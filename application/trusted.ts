import * as E from 'fp-ts/Either';
import type { Failure } from './failure';

/** The address in full where its origin is one that the configuration gives; anything else broke the contract. X20 */
export const trustedAddress = (address: string, base: string, origins: readonly string[]): E.Either<Failure, string> => {
  const full = E.tryCatch(() => new URL(address, base), String);
  if (E.isRight(full) && origins.includes(full.right.origin)) return E.right(full.right.href);
  return E.left({ kind: 'unreadable', report: ['url'] });
};
