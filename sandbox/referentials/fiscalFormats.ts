/**
 * Call 19: forms of some countries' tax ids, in regular expressions that every engine reads; a country that is not here has none.
 * Source of each: the OECD's page of the country ('Tax identification numbers', AEOI portal), and what the country changed since, beside it.
 */
export const fiscalFormats: Readonly<Record<string, string>> = {
  /** Abgabenkontonummer: office (2), number (7). */
  AT: '[0-9]{9}',
  /** National number, or bis number of who is not in the national register. */
  BE: '[0-9]{11}',
  /** EGN, or LNCh of foreigners. */
  BG: '[0-9]{10}',
  /** AHV number. */
  CH: '756[0-9]{10}',
  CY: '[0-9]{8}[A-Z]',
  /** Birth number: nine digits before 1954; with the letters of the VAT number where it has them. */
  CZ: '(CZ)?[0-9]{9,10}',
  /** Steuerliche Identifikationsnummer, without a leading zero. */
  DE: '[1-9][0-9]{10}',
  /** CPR number. */
  DK: '[0-9]{10}',
  /** Isikukood: its first digit tells sex and century. */
  EE: '[1-8][0-9]{10}',
  /** DNI; NIE of foreigners (X, Y, Z); K: under 14, L: living abroad, M: foreigners without a NIE. */
  ES: '([0-9]{8}|[XYZKLM][0-9]{7})[A-Z]',
  /** Henkilötunnus; since 2023 other signs of the century too: B to F, U to Y (decree 690/2022). */
  FI: '[0-9]{6}[-+A-FU-Y][0-9]{3}[0-9A-FHJ-NPR-Y]',
  /** UTR, with or without its K; NINO, of which the suffix may be left out (its letters: HMRC's NIM39110). */
  GB: '[0-9]{10}K?|[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][0-9]{6}[A-D]?',
  /** AFM. */
  GR: '[0-9]{9}',
  /** OIB. */
  HR: '[0-9]{11}',
  HU: '8[0-9]{9}',
  /** PPS number; since 2013 with a second letter (A to I), before with W, T or X for some. */
  IE: '[0-9]{7}[A-W][A-IWTX]?',
  /** Codice fiscale; where two people would have the same, letters stand for digits (omocodia); provisional ones are eleven digits. */
  IT: '[A-Z]{6}[0-9LMNP-V]{2}[ABCDEHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]|[0-9]{11}',
  /** Personal code; of foreigners without one, ten digits. */
  LT: '[0-9]{10,11}',
  LU: '[0-9]{13}',
  /** Personal code; since 2017 it begins with 32 and tells no birthdate. */
  LV: '[0-9]{11}',
  /** Number of the Maltese identity card, its zeros before it left out or not; nine digits for others. */
  MT: '[0-9]{3,7}[ABGHLMPZ]|[0-9]{9}',
  /** BSN. */
  NL: '[0-9]{9}',
  /** Fødselsnummer or D-nummer. */
  NO: '[0-9]{11}',
  /** NIP, or PESEL. */
  PL: '[0-9]{10,11}',
  PT: '[0-9]{9}',
  /** CNP; NIF of foreigners. */
  RO: '[1-9][0-9]{12}',
  /** Personnummer or samordningsnummer, the century told or not; + from a hundred years of age on. */
  SE: '([0-9]{2})?[0-9]{6}[-+]?[0-9]{4}',
  SI: '[1-9][0-9]{7}',
  /** Birth number (nine digits before 1954), or DIČ. */
  SK: '[0-9]{9,10}',
  /** SSN, ITIN, EIN or ATIN. */
  US: '[0-9]{9}',
};
