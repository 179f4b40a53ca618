import type { Brand } from '@domain/brand/variant';
import { deliveryOf } from './deliver';
import { eligibilityYouth } from '@domain/eligibility/youth';
import { holdersOf } from '@domain/kernel/holders';
import type { Participant, Workflow } from '@domain/kernel/words';
import type { Day } from '@domain/kernel/day';
import { cardOfParticipant } from './cardOfParticipant';
import type { Cart } from './cart';
import { offerPersonalPromotion, whyWithout } from './personalPromotion';
import { priceSummary, type OrderedCard, type PriceSummary } from './priceSummary';
import { promotedPrice } from './promoted';
import { offerPromotion, type Promotion } from './promotion';
import { offerSocialShares } from './socialShares';

/** The offer of a file, as the holders will sign it. SUM-01, OFR-16, D-12 */
export interface OfferOnDossier extends PriceSummary {
  readonly youthEligible: boolean;
  readonly dematerialization: boolean;
  /** An address outside mainland France has removed the youth promotion. D-45 */
  readonly promotionRemoved: boolean;
}

export type Birthdates = Readonly<Record<Participant, Day | undefined>>;

export interface DossierOffer {
  readonly cart: Cart;
  readonly workflow: Workflow;
  readonly brand: Brand;
  readonly today: Day;
  readonly birthdates: Birthdates;
  readonly mainlandFrance: boolean;
  readonly offers: { readonly youthValidUntil: Day; readonly welcomeValidUntil: Day };
}

/** Decided by the birthdates; the bank's flag counts only where one is missing. D-50 */
const youthOf = (given: DossierOffer): boolean => {
  const { cart, workflow, today, birthdates } = given;
  if (holdersOf[workflow].some(who => birthdates[who] === undefined)) return cart.youthOfferEligible;
  return eligibilityYouth.decide({ workflow, holderBirthdate: birthdates.TIT ?? null, coHolderBirthdate: birthdates.COT ?? null, today });
};

const isUnder26 = ({ birthdates, today }: DossierOffer, who: Participant): boolean =>
  eligibilityYouth.decide({ workflow: 'individual', holderBirthdate: birthdates[who] ?? null, coHolderBirthdate: null, today });

const promotionOf = ({ brand, today, offers }: DossierOffer, youthEligible: boolean, mainlandFrance: boolean): Promotion =>
  offerPromotion.decide({ brand, youthEligible, existingClient: false, mainlandFrance, today, ...offers });

/** The bank's promoted payments count only for the offer, youth or classic, with which the bank answered. */
const operationsOf = ({ cart }: DossierOffer, youthEligible: boolean): Cart['operations'] =>
  cart.youthOfferEligible === youthEligible ? cart.operations : [];

const ordered = (given: DossierOffer, account: Promotion, operations: Cart['operations'], who: Participant): OrderedCard => {
  const { cart } = given;
  const number = cardOfParticipant(cart.selection, who);
  const card = cart.cards.find(({ catalogNumber }) => catalogNumber === number);
  if (card === undefined) return { who, card, delivery: undefined, promotion: 'none', without: undefined };
  const promotion = offerPersonalPromotion.decide({ promotion: account, under26: isUnder26(given, who) });
  const { catalogNumber, label } = card;
  return {
    who,
    card: { catalogNumber, label, ...promotedPrice(card, promotion, operations) },
    delivery: deliveryOf(cart.selection, who),
    promotion,
    without: whyWithout(account, promotion),
  };
};

/** Prices the cart of a file. D-45, D-50, D-51 */
export const offerOnDossier = (given: DossierOffer): OfferOnDossier => {
  const { cart, workflow } = given;
  const youthEligible = youthOf(given);
  const valid = promotionOf(given, youthEligible, given.mainlandFrance);
  const cards = holdersOf[workflow].map(who => ordered(given, valid, operationsOf(given, youthEligible), who));
  return {
    ...priceSummary({
      cards,
      overdraft: cart.selection.find(({ type }) => type === 'OVERDRAFT')?.amount,
      insurance: cart.selection.some(({ type }) => type === 'INSURANCE') ? cart.insurance?.price : undefined,
      socialShares: { each: cart.socialShares, times: offerSocialShares.decide({ workflow }) },
    }),
    youthEligible,
    dematerialization: cart.dematerialization,
    promotionRemoved: valid === 'none' && promotionOf(given, youthEligible, true) === 'youth',
  };
};
