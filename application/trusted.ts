import * as E from 'fp-ts/Either';
import { ASKED } from '@domain/brand/asked';
import { REFERENCE, type Language } from '@domain/brand/languages';
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

/**
 * Asks for the provider's page in the language of the page, if that is not French. The rest of the address keeps its bytes, because a
 * provider may have signed them. XTR-12
 */
export const inLanguage =
  (language: Language) =>
  <Found extends { readonly url: string }>(found: Found): Found => {
    if (language === REFERENCE) return found;
    const url = new URL(found.url);
    url.search += `${url.search === '' ? '?' : '&'}${ASKED}=${language}`;
    return { ...found, url: url.href };
  };
