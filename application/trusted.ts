import * as E from 'fp-ts/Either';
import { allowedAddress } from './address';
import type { Failure } from './failure';

/** Returns `found` with an absolute `url`, if its origin is one of `origins`; any other address broke the contract. X20 */
export const trusted = <Found extends { readonly url: string }>(
  found: Found,
  base: string,
  origins: readonly string[],
): E.Either<Failure, Found> =>
  E.tryCatch(
    () => ({ ...found, url: new URL(allowedAddress(found.url, origins, base), base).href }),
    (): Failure => ({ kind: 'unreadable', report: ['url'] }),
  );
