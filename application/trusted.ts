import * as E from 'fp-ts/Either';
import { allowedAddress } from './address';
import type { Failure } from './failure';

/** With its address in full, where its origin is one that the configuration gives; anything else broke the contract. X20 */
export const trusted = <Found extends { readonly url: string }>(
  found: Found,
  base: string,
  origins: readonly string[],
): E.Either<Failure, Found> =>
  E.tryCatch(
    () => ({ ...found, url: new URL(allowedAddress(found.url, origins, base), base).href }),
    (): Failure => ({ kind: 'unreadable', report: ['url'] }),
  );
