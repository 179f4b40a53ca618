/** The errors that a rule throws: a look-up without a result, a value outside the domain. PER-10, OFR-14, PRF-02 */
export type ErrorTag =
  | 'UNKNOWN_CARD'
  | 'UNKNOWN_DOCUMENT'
  | 'UNKNOWN_RANK'
  | 'UNKNOWN_COUNTRY'
  | 'UNKNOWN_COUNTY'
  | 'UNKNOWN_TOWN'
  | 'UNKNOWN_FAMILY_SITUATION'
  | 'UNKNOWN_OCCUPATION_STATUS'
  | 'INVALID_PACK_PRIORITY'
  | 'INVALID_OVERDRAFT_FIGURES'
  | 'CARD_REQUIRED';

export class NamedError extends Error {
  override readonly name = 'NamedError';

  constructor(
    readonly tag: ErrorTag,
    detail: string,
  ) {
    super(`${tag}: ${detail}`);
  }
}
