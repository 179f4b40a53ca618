import * as t from 'io-ts';
import { ASKED } from '@domain/brand/asked';
import { isLanguage, REFERENCE, type Language } from '@domain/brand/languages';
import type { Wording } from '@ui/copy/byReader';

/** The sentences of the bank's pages in each language of the client's pages: a missing one does not compile. XTR-12, D-75 */
export type InEach<French> = Readonly<Record<Language, Wording<French>>>;

const Asked = t.partial({ [ASKED]: t.string });

/** The first known language of a list such as 'en-GB fr' (OpenID Connect, `ui_locales`); French where there is none. */
export const languageOf = (locales = ''): Language =>
  locales
    .split(' ')
    .map(locale => locale.split('-')[0] ?? '')
    .find(isLanguage) ?? REFERENCE;

/** The language that a query asks for. */
export const languageAsked = (query: unknown): Language => languageOf(Asked.is(query) ? query[ASKED] : undefined);

/** The query that asks for this language; empty for French. */
export const asking = (language: Language): string => (language === REFERENCE ? '' : `?${ASKED}=${language}`);

/** The query that keeps the language that a page was asked for in, over a link away from it. */
export const askedAgain = (query: unknown): string =>
  Asked.is(query) && isLanguage(query[ASKED] ?? '') ? `?${ASKED}=${query[ASKED]}` : '';

/** The attribute of an element that stays French on a page in another language. */
export const stillFrench = (language: Language): string => (language === REFERENCE ? '' : ` lang="${REFERENCE}"`);
