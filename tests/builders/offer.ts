import type { CardOnOffer, Cart } from '@domain/offer/cart';
import { catalogue, type SelectedContract } from '@domain/offer/contracts';
import type { Participant } from '@domain/journey/words';

export const cardOnOffer = (change: Partial<CardOnOffer> = {}): CardOnOffer => ({
  catalogNumber: catalogue.MASTERCARD,
  label: 'Mastercard',
  priority: 1,
  debitType: 'IMM',
  listPrice: 3,
  participants: [],
  sentFacts: {},
  ...change,
});

export const mastercard = cardOnOffer();
export const access = cardOnOffer({ catalogNumber: catalogue.ACCESS_MASTERCARD, label: 'Access Mastercard', priority: 2, listPrice: 4.5 });
export const gold = cardOnOffer({ catalogNumber: catalogue.GOLD_MASTERCARD, label: 'Gold Mastercard', priority: 3, listPrice: 10 });

/** A forecast cart: three cards out of order, insurance at 2 €, social shares at 15 €. */
export const cart = (change: Partial<Cart> = {}): Cart => ({
  cards: [gold, mastercard, access],
  insurance: { catalogNumber: catalogue.PREVISECUR, label: 'Previsecur', price: 2 },
  packs: [],
  operations: [],
  youthOfferEligible: false,
  dematerialization: false,
  deliveryChoiceDone: false,
  socialShares: 15,
  selection: [],
  confirmedPrice: undefined,
  ...change,
});

export const chosenCard = (who: Participant, catalogNumber: string): SelectedContract => ({
  catalogNumber,
  type: 'CARDS',
  participants: [who],
});
