import { cardNumbers, catalogue, type CardName } from '@domain/offer/contracts';
import { terms } from '@domain/offer/terms';

/** A contract of the bank, before its price for a person; `price`: fictional, euros a month. */
interface OnOffer {
  readonly catalogNumber: string;
  readonly label: string;
  readonly price: number;
  readonly participants: readonly ('TIT' | 'COT')[];
}

/** A card in call 2's notation: flags are 1 or 0, limits euros over 7 days, insurances euros or flags. D-79 */
export interface CardOnOffer extends OnOffer {
  readonly services: { readonly immediateDebit: string; readonly mobile: string; readonly virtual: string };
  readonly limits: { readonly paymentLimits: number; readonly internetPaymentLimit: number; readonly withdrawalLimit: number };
  readonly insurances: {
    readonly trip: number;
    readonly loss: number;
    readonly onlineShopping: string;
    readonly thirdPartyLiability: string;
    readonly medicalAssistance: string;
    readonly medicalExpenses: string;
  };
  readonly additionalServices: { readonly budgetManagement: string; readonly cashbackService: string };
}

const everybody = ['TIT', 'COT'] as const;
const services = { immediateDebit: '1', mobile: '1', virtual: '1' };
const medical = { medicalAssistance: '1', medicalExpenses: '1' };
const additionalServices = { budgetManagement: '1', cashbackService: '1' };

/** The bank's cards in order, each of the catalogue: change a card's displayed data here. D-79 */
const offered: { readonly [Name in CardName]: CardOnOffer & { readonly catalogNumber: (typeof cardNumbers)[Name] } } = {
  MASTERCARD: {
    catalogNumber: cardNumbers.MASTERCARD,
    label: 'Mastercard',
    price: 3.7,
    participants: everybody,
    services,
    limits: { paymentLimits: 1_300, internetPaymentLimit: 1_300, withdrawalLimit: 300 },
    insurances: { trip: 0, loss: 0, onlineShopping: '0', thirdPartyLiability: '0', ...medical },
    additionalServices,
  },
  ACCESS_MASTERCARD: {
    catalogNumber: cardNumbers.ACCESS_MASTERCARD,
    label: 'Access Mastercard',
    price: 4.9,
    participants: everybody,
    services,
    limits: { paymentLimits: 1_600, internetPaymentLimit: 1_600, withdrawalLimit: 500 },
    insurances: { trip: 0, loss: 0, onlineShopping: '1', thirdPartyLiability: '0', ...medical },
    additionalServices,
  },
  GOLD_MASTERCARD: {
    catalogNumber: cardNumbers.GOLD_MASTERCARD,
    label: 'Gold Mastercard',
    price: 11.5,
    participants: everybody,
    services,
    limits: { paymentLimits: 3_100, internetPaymentLimit: 3_100, withdrawalLimit: 1_500 },
    insurances: { trip: 5_000, loss: 850, onlineShopping: '1', thirdPartyLiability: '1', ...medical },
    additionalServices,
  },
};

export const cardsOnOffer: readonly CardOnOffer[] = Object.values(offered);

export const insuranceOnOffer: OnOffer = {
  catalogNumber: catalogue.PREVISECUR,
  label: 'Prévisécur',
  price: 2.1,
  participants: ['TIT'],
};

/** Calendar days in which a person may withdraw from the insurance. D-124 */
export const INSURANCE_WITHDRAWAL_DAYS = 30;

/** The price of a social share, in euros. */
export const SOCIAL_SHARE = 15;

/** The bank's discount on a card that comes with an account, in euros a month. */
const COMBINED_REBATE = 0.5;
export const combinedPrice = (price: number): number => price - COMBINED_REBATE;

/** The youth offer's free months of each card. D-45 */
export const operationsOn = (offered: readonly CardOnOffer[]) =>
  offered.map(({ catalogNumber }) => ({ catalogNumber, offeredPayments: terms.youth.free }));
