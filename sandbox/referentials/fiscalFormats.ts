/**
 * Call 19: the formats of some countries' tax ids, as regular expressions that every engine supports; any other country has no format and
 * accepts any text. Each follows the country's own law, and was checked against two public tables, named beside it: V, `isTaxID` of
 * validator 13 (the European Commission's TIN check); S, `stdnum` (of python-stdnum), whose examples pass here too. Where the two differ,
 * the wider format applies, so that no valid id is refused. F11
 */
export const fiscalFormats: Readonly<Record<string, string>> = {
  /** Abgabenkontonummer: office (2), number (7). V, S. */
  AT: '[0-9]{9}',
  /** National number, or bis number of people outside the national register. V, S. */
  BE: '[0-9]{11}',
  /** EGN, or LNCh of foreigners. V, S. */
  BG: '[0-9]{10}',
  /** AHV number. S. */
  CH: '756[0-9]{10}',
  /** V. */
  CY: '[0-9]{8}[A-Z]',
  /** Birth number: nine digits before 1954; with the letters of the VAT number where it has them. V, S. */
  CZ: '(CZ)?[0-9]{9,10}',
  /** Steuerliche Identifikationsnummer, without a leading zero. V, S. */
  DE: '[1-9][0-9]{10}',
  /** CPR number. V, S. */
  DK: '[0-9]{10}',
  /** Isikukood: the first digit encodes sex and century. V, S. */
  EE: '[1-8][0-9]{10}',
  /**
   * DNI, with or without leading zeros; NIE of foreigners (X, Y, Z); K: under 14, L: living abroad, M: foreigners without a NIE. V, S.
   */
  ES: '([0-9]{1,8}|[XYZKLM][0-9]{7})[A-Z]',
  /** Henkilötunnus; since 2023 with further century signs: B to F, U to Y (decree 690/2022). V, S. */
  FI: '[0-9]{6}[-+A-FU-Y][0-9]{3}[0-9A-FHJ-NPR-Y]',
  /** UTR, with or without its K; NINO, with or without its suffix (letters: HMRC's NIM39110). V, S. */
  GB: '[0-9]{10}K?|[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][0-9]{6}[A-D]?',
  /** AFM. V, S. */
  GR: '[0-9]{9}',
  /** OIB. V, S. */
  HR: '[0-9]{11}',
  /** V. */
  HU: '8[0-9]{9}',
  /** PPS number; since 2013 with a second letter (A to I), earlier with W, T or X for some. V, S. */
  IE: '[0-9]{7}[A-W][A-IWTX]?',
  /**
   * Codice fiscale; letters replace digits where two people would have the same one (omocodia); provisional ones have eleven digits. V,
   * S.
   */
  IT: '[A-Z]{6}[0-9LMNP-V]{2}[ABCDEHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]|[0-9]{11}',
  /** Personal code; ten digits for foreigners without one. V, S. */
  LT: '[0-9]{10,11}',
  /** V. */
  LU: '[0-9]{13}',
  /** Personal code; since 2017 it starts with 32 and contains no birthdate. V. */
  LV: '[0-9]{11}',
  /** Number of the Maltese identity card, with or without leading zeros; nine digits for other people. V. */
  MT: '[0-9]{3,7}[ABGHLMPZ]|[0-9]{9}',
  /** BSN, with or without its leading zero. V, S. */
  NL: '[0-9]{8,9}',
  /** Fødselsnummer or D-nummer. S. */
  NO: '[0-9]{11}',
  /** NIP, or PESEL. V, S. */
  PL: '[0-9]{10,11}',
  /** V, S. */
  PT: '[0-9]{9}',
  /** CNP; NIF of foreigners. V, S. */
  RO: '[1-9][0-9]{12}',
  /** Personnummer or samordningsnummer, with or without century; + from the age of a hundred. V, S. */
  SE: '([0-9]{2})?[0-9]{6}[-+]?[0-9]{4}',
  /** V, S. */
  SI: '[1-9][0-9]{7}',
  /** Birth number (nine digits before 1954), or DIČ. V, S. */
  SK: '[0-9]{9,10}',
  /** SSN, ITIN, EIN or ATIN. V, S. */
  US: '[0-9]{9}',
};
