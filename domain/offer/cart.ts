import type { Participant } from '@domain/kernel/words';
import type { SelectedContract } from './contracts';
import type { SaidOfCard } from './facts';

/** A card on offer. `price`: euros a month; `combined`: euros a month where the cart combines prices (OFR-14). */
export interface CardOnOffer {
  readonly catalogNumber: string;
  readonly label: string;
  readonly priority: number;
  readonly debitType: string;
  readonly price: number;
  /** The persons it is offered to; empty: everybody. D-79 */
  readonly participants: readonly Participant[];
  readonly said: SaidOfCard;
}

export interface Insurance {
  readonly catalogNumber: string;
  readonly label: string;
  readonly price: number;
}

/** What the bank offers, and what was chosen of it. Amounts in euros. OFR-01, OFR-14, OFR-16 */
export interface Cart {
  readonly cards: readonly CardOnOffer[];
  readonly insurance: Insurance | undefined;
  readonly packs: readonly { readonly priority: number }[];
  /** Promotions of the bank: how many payments are offered on a contract (D-45). */
  readonly operations: readonly { readonly catalogNumber: string; readonly offeredPayments: number }[];
  readonly youthOfferEligible: boolean;
  readonly dematerialization: boolean;
  readonly deliveryChoiceDone: boolean;
  /** Price of one set of parts sociales A. */
  readonly socialShares: number;
  readonly selection: readonly SelectedContract[];
}
