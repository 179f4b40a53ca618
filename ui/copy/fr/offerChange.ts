import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { Promotion } from '@domain/offer/promotion';
import { offerConfirmationMessages } from './offerConfirmation';

export type WhyChanged = 'birthdate' | 'address' | 'other' | 'offer';

const PRICE_CHANGED = 'Le prix n’est plus celui qui avait été confirmé';

/** Warns before an answer changes the offer. D-45, D-50 */
export const offerChangeMessages = {
  title: {
    birthdate: 'L’offre change avec cette date de naissance',
    address: PRICE_CHANGED,
    other: PRICE_CHANGED,
    offer: 'L’offre vient de changer',
  } satisfies Record<WhyChanged, string>,
  why: {
    birthdate: 'L’offre et ses conditions dépendent de l’âge de chaque titulaire.',
    address: 'L’Offre Jeunes est réservée aux nouveaux clients de France métropolitaine\u00a0: cette adresse n’y est pas.',
    other: 'Le prix dépend de l’âge, de l’adresse et des promotions en cours\u00a0: l’un d’eux a changé.',
    offer: 'Le prix mensuel reste le même, mais les cartes, les options, la livraison ou les parts sociales ont changé.',
  } satisfies Record<WhyChanged, string>,
  before: (total: string): string => `Avant\u00a0: ${total}`,
  after: (total: string): string => `Maintenant\u00a0: ${total}`,
  justChanged: 'Le prix vient de changer',
  pressAgain: 'Rien n’a encore été accepté. Relisez l’offre, puis appuyez de nouveau sur le bouton si elle convient.',
  /** Omits the promotion's name: an accepted offer keeps amounts only. */
  monthly: (total: MonthlyTotal, promotion: Promotion = 'none'): string => offerConfirmationMessages.omc.payment.monthly(total, promotion),
} as const;
