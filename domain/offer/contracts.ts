import { list, oneOf, record, text, type Of } from '@domain/kernel/shape';
import { participant, type Participant } from '@domain/kernel/words';

/** The cards by catalogue number; after a new line here, each table of cards that lacks it fails to compile. OFR-07 */
export const cardNumbers = { MASTERCARD: '10039', ACCESS_MASTERCARD: '10497', GOLD_MASTERCARD: '10153' } as const;
export type CardName = keyof typeof cardNumbers;

/** Catalogue numbers (section 3); written nowhere else. OFR-07, OPT-01, OPT-03, OPT-05 */
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

/** The bank's product families (section 3). D-117 */
export type ProductFamily = 'cards' | 'external-insurances' | 'overdrafts' | 'checkingaccounts';

interface Product {
  readonly type: ContractType;
  readonly family: ProductFamily;
}

const card = { type: 'CARDS', family: 'cards' } as const;
const overdraft = { type: 'OVERDRAFT', family: 'overdrafts' } as const;

/** Type and family of each catalogue number; one without a line here does not compile. D-117, XTR-61 */
export const products: Readonly<Record<(typeof catalogue)[keyof typeof catalogue], Product>> = {
  [catalogue.MASTERCARD]: card,
  [catalogue.ACCESS_MASTERCARD]: card,
  [catalogue.GOLD_MASTERCARD]: card,
  [catalogue.PREVISECUR]: { type: 'INSURANCE', family: 'external-insurances' },
  [catalogue.OVERDRAFT_MINUS_26]: overdraft,
  [catalogue.OVERDRAFT_PLUS_26]: overdraft,
  [catalogue.CHECKING_ACCOUNT]: { type: 'CHECKING_ACCOUNT', family: 'checkingaccounts' },
  [catalogue.NONE]: card,
};

/** Undefined: a number that is not in the catalogue. */
export const productNumbered = (catalogNumber: string): Product | undefined =>
  Object.entries(products).find(([number]) => number === catalogNumber)?.[1];

export const deliveryMode = oneOf('AGEN', 'STAN', 'EXPR');
export type DeliveryMode = Of<typeof deliveryMode>;

/** The delivery of a card until the person chooses another. AGY-02 */
export const DEFAULT_DELIVERY: DeliveryMode = 'AGEN';

/** The fields of a chosen contract that the selection rules use. */
export const chosen = record({ catalogNumber: text, type: contractType, participants: list(participant) });
export const selection = list(chosen);

/** A chosen contract. `NONE` among the cards: no card wanted (D-11). */
export interface SelectedContract {
  readonly catalogNumber: string;
  readonly type: ContractType;
  readonly participants: readonly Participant[];
  /** In euros, for an overdraft. */
  readonly amount?: number;
  readonly deliveryMode?: DeliveryMode;
}
