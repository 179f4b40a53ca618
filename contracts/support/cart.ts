import { arrayContaining, eachLike, integer, like, number, regex } from './pact';

const price = (value: number) => ({ amount: { value: number(value) } });
const flag = (value: '0' | '1') => regex('^[01]$', value);

const card = {
  type: 'CARDS',
  catalogNumber: like('10039'),
  label: like('Mastercard'),
  pricing: price(3.7),
  card: { debitType: like('IMM'), displayPriority: integer(1) },
};

/** A cart with at least one card; `selected`: the contracts chosen, exactly. */
export const cartWire = (selected: unknown = [], promoted = false) => ({
  availableContracts: arrayContaining(card),
  commercialOperations: promoted ? eachLike({ catalogContractNumber: like('10039'), dueDateQuantity: integer(12) }) : [],
  packs: eachLike({ priority: integer(1) }),
  youthOfferEligible: flag('0'),
  socialShares: price(15),
  selectedContracts: selected,
});

const insurance = { type: 'INSURANCE', catalogNumber: like('10048'), label: like('Prévisécur'), pricing: price(2.1) };

/** The same, with the insurance on offer. */
export const insuredWire = { ...cartWire(), availableContracts: arrayContaining(card, insurance) };

/** The same, whose card costs something else with the rest of the cart. OFR-14 */
export const combinedWire = { ...cartWire(), combinatorialPricings: like({ '10039': { amount: { value: 3.2 } } }) };
