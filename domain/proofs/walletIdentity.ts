import type { Day } from '@domain/kernel/day';

/** The dossier's code for an identity from a wallet: not a document of the list, and nothing to upload. XTR-38 */
export const WALLET_CODE = '001199';

/** Where a wallet says that a person was born: at least one of the three. */
export interface WalletPlace {
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly locality?: string | undefined;
}

/** An address as a wallet gives it; `formatted`: all of it in one text. */
export interface WalletAddress extends WalletPlace {
  readonly formatted?: string | undefined;
  readonly streetAddress?: string | undefined;
  readonly houseNumber?: string | undefined;
  readonly postalCode?: string | undefined;
}

/** What the bank checked and read of an identity from a wallet. Countries are ISO 3166-1 alpha-2. XTR-38 */
export interface WalletIdentity {
  readonly familyName: string;
  readonly givenName: string;
  readonly birthDate: Day;
  readonly birthFamilyName?: string | undefined;
  readonly birthGivenName?: string | undefined;
  readonly birthPlace: WalletPlace;
  readonly nationalities: readonly string[];
  readonly address?: WalletAddress | undefined;
  /** The last day on which the identity is valid. */
  readonly expiry: Day;
  readonly issuer: string;
  readonly issuingCountry: string;
}

/** Why no identity came. `CODE_MISSING`: the wallet answered, and who asks does not bring the code that it gave back. XTR-38 */
export const walletRefusals = [
  'REFUSED_IN_WALLET',
  'TOO_LATE',
  'ANOTHER_PERSON',
  'HOLDER_TOO_YOUNG',
  'EXPIRED',
  'REVOKED',
  'UNKNOWN_ISSUER',
  'NOT_ACCEPTED',
  'NOT_VERIFIED',
  'ALREADY_ANSWERED',
  'CODE_MISSING',
] as const;
export type WalletRefusal = (typeof walletRefusals)[number];

/** The status of a request to a wallet. XTR-38 */
export type WalletOutcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'received'; readonly identity: WalletIdentity }
  | { readonly kind: 'refused'; readonly reason: WalletRefusal };
