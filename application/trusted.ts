import * as E from 'fp-ts/Either';
import type { Failure } from './failure';

/** With its address in full, where its origin is one that the configuration gives; anything else broke the contract. X20 */
export const trusted = <Found extends { readonly url: string }>(
  found: Found,
  base: string,
  origins: readonly string[],
): E.Either<Failure, Found> => {
  const full = E.tryCatch(() => new URL(found.url, base), String);
  if (E.isRight(full) && origins.includes(full.right.origin)) return E.right({ ...found, url: full.right.href });
  return E.left({ kind: 'unreadable', report: ['url'] });
};
