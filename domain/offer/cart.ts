import type { Participant } from '@domain/kernel/words';
import type { SelectedContract } from './contracts';
import type { SentFacts } from './facts';
import type { MonthlyTotal } from './monthlyTotal';
import type { OverdraftFigures } from './overdraftFigures';

/** A card on offer. `listPrice`: euros a month before any promotion, which `promotedPrice` alone reads. OFR-14, D-45 */
export interface CardOnOffer {
  readonly catalogNumber: string;
  readonly label: string;
  readonly priority: number;
  readonly debitType: string;
  readonly listPrice: number;
  /** The holders who may take the card; empty: all. D-79 */
  readonly participants: readonly Participant[];
  readonly sentFacts: SentFacts;
}

export interface Insurance {
  readonly catalogNumber: string;
  readonly label: string;
  readonly price: number;
}

/** The bank's offer and the choices made from it. Amounts in euros. OFR-01, OFR-14, OFR-16 */
export interface Cart {
  readonly cards: readonly CardOnOffer[];
  readonly insurance: Insurance | undefined;
  readonly packs: readonly { readonly priority: number }[];
  /** The bank's promotions: the number of promoted monthly payments of a contract (D-45). */
  readonly operations: readonly { readonly catalogNumber: string; readonly offeredPayments: number }[];
  readonly youthOfferEligible: boolean;
  readonly dematerialization: boolean;
  readonly deliveryChoiceDone: boolean;
  /** The price of one set of class A social shares ('parts sociales A'). */
  readonly socialShares: number;
  /** What an overdraft costs; undefined: the bank does not say, or says figures that do not agree. XTR-71 */
  readonly overdraftFigures?: OverdraftFigures | undefined;
  /** The bank granted no overdraft: the account opens without one. XTR-71 */
  readonly overdraftRefused?: boolean | undefined;
  readonly selection: readonly SelectedContract[];
  /** The monthly price that was shown and confirmed, to compare with; it decides no charge. Undefined: the bank has none. D-106 */
  readonly confirmedPrice: MonthlyTotal | undefined;
}
