/** What a promotion makes of a price: months free, a share of it for so many months, or the one and then the other. OFR-15 */
export interface Terms {
  /** What is free or cheaper: the card, or the fees of the package. */
  readonly of: 'card' | 'fees';
  /** Months at 0 €; 0: none. */
  readonly free: number;
  /** `paid`: 0.5 is half the price. `months`: how long from then on; undefined: while the promotion itself holds. */
  readonly share?: { readonly paid: number; readonly months?: number };
}

/** The legal notes under the offer that a bank may say in its own words. OFR-05 */
export type NoteOfBank = 'price' | 'limits' | 'insurances';

/** When advisers answer the phone: 1 is Monday; whole hours of Paris. XTR-29 */
export interface PhoneHours {
  readonly first: Weekday;
  readonly last: Weekday;
  readonly from: number;
  readonly to: number;
}
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What the code must know of a brand. Styles, drawings and settings are in the same folder. */
export interface BrandFacts {
  readonly name: string;
  /** Who licensed the bank: the European Central Bank, unless another licenser is added here. XTR-47 */
  readonly licensedBy: 'ECB';
  /** Who supervises the bank, with its article: `l’Autorité …`. XTR-47 */
  readonly authority: string;
  /** Postal address of the bank's seat, on one line, without a preposition. XTR-47 */
  readonly seat: string;
  /** How many months the bank keeps an application that it refused. XTR-47 */
  readonly refusedKeptMonths: number;
  /** How many days the video of the identity check is kept; where consent is asked for, `liveness.consent.keptFor` says the same. XTR-47 */
  readonly videoKeptDays: number;
  /** Names of the other brands under the same licence: deposits there count towards the same guarantee. XTR-47 */
  readonly sharedLicence: readonly string[];
  /** Undefined: the help says no hours. XTR-29 */
  readonly hours?: PhoneHours | undefined;
  /** The https address that interprets or writes down a call; empty: the help names none, and production refuses it. XTR-67 */
  readonly relay: string;
  /** `id` is the promotion's name for the rules; its last day is `welcomeValidUntil` in the brand's settings. CFG-08 */
  readonly welcome: Terms & { readonly id: `welcome-${string}` };
  /** A note that is not said here is the group's own (ui/copy/fr/offer.ts). CFG-03 */
  readonly notes: { readonly [Note in NoteOfBank]?: string };
}
