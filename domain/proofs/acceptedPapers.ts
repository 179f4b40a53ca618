import type { Language } from '@domain/brand/languages';

/** `all`: of every country. Countries are codes of ISO 3166-1 alpha-2. */
export type PassportsAccepted = 'all' | readonly string[];

/**
 * Whose identity documents the bank takes online. `reason`: why it takes fewer than the default; `agencyWithinDays`: how soon an agency
 * sees the others. D-127
 */
export interface AcceptedPapers {
  readonly cards: readonly string[];
  readonly passports: PassportsAccepted;
  readonly reason?: Readonly<Record<Language, string>> | undefined;
  readonly agencyWithinDays?: number | undefined;
}

/** The European Economic Area: the 27 of the European Union, Iceland, Liechtenstein and Norway. */
export const eeaCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** True where no card of the European Economic Area is left out. */
export const takesCardsOfEea = ({ cards }: Pick<AcceptedPapers, 'cards'>): boolean =>
  eeaCountries.every(country => cards.includes(country));

/** The bank takes fewer documents online than the default, and says why. D-127 */
export const isNarrowed = (papers: Pick<AcceptedPapers, 'cards' | 'passports'>): boolean =>
  papers.passports !== 'all' || !takesCardsOfEea(papers);
