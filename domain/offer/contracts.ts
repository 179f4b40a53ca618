import { list, oneOf, record, text, type Of } from '@domain/kernel/shape';
import { participant, type Participant } from '@domain/kernel/words';

/** The cards by catalogue number: with a new line here each table of cards that lacks it does not compile. OFR-07 */
export const cardNumbers = { MASTERCARD: '10039', ACCESS_MASTERCARD: '10497', GOLD_MASTERCARD: '10153' } as const;
export type CardName = keyof typeof cardNumbers;

/** Catalogue numbers (section 3). The only place where they are written. OFR-07, OPT-01, OPT-03, OPT-05 */
export const catalogue = {
  ...cardNumbers,
  PREVISECUR: '10048',
  OVERDRAFT_MINUS_26: '10660',
  OVERDRAFT_PLUS_26: '10339',
  CHECKING_ACCOUNT: '00400',
  NONE: 'NONE',
} as const;

export const contractType = oneOf('CARDS', 'INSURANCE', 'OVERDRAFT', 'CHECKING_ACCOUNT');
export type ContractType = Of<typeof contractType>;

export const deliveryMode = oneOf('AGEN', 'STAN', 'EXPR');
export type DeliveryMode = Of<typeof deliveryMode>;

/** How a card comes until its owner chooses otherwise. AGY-02 */
export const DEFAULT_DELIVERY: DeliveryMode = 'AGEN';

/** What the selection rules read of a chosen contract. */
export const chosen = record({ catalogNumber: text, type: contractType, participants: list(participant) });
export const selection = list(chosen);

/** A contract that a person chose. `NONE` among the cards: without a card (D-11). */
export interface SelectedContract {
  readonly catalogNumber: string;
  readonly type: ContractType;
  readonly participants: readonly Participant[];
  /** Euros, for an overdraft. */
  readonly amount?: number;
  readonly deliveryMode?: DeliveryMode;
}
