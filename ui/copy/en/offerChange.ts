import type { Wording } from '../byReader';
import type * as fr from '../fr/offerChange';
import { offerConfirmationMessages } from './offerConfirmation';

export type { WhyChanged } from '../fr/offerChange';

const PRICE_CHANGED = 'The price is no longer the one that was confirmed';

/** D-45, D-50 */
export const offerChangeMessages: Wording<typeof fr.offerChangeMessages> = {
  title: {
    birthdate: 'The plan changes with this date of birth',
    address: PRICE_CHANGED,
    other: PRICE_CHANGED,
    offer: 'The plan has just changed',
  },
  why: {
    birthdate: 'The plan and its conditions depend on the age of each holder.',
    address:
      'The young people’s offer (Offre Jeunes) is only for new customers in metropolitan France. This address is not in metropolitan France.',
    other: 'The price depends on age, address and current promotions. One of these has changed.',
    offer: 'The monthly price is the same, but the cards, options, delivery or shares have changed.',
  },
  justChanged: 'The price has just changed',
  pressAgain: 'Nothing has been accepted yet. Please read the new price again. If you are happy with it, press the button again.',
  before: total => `Before: ${total}`,
  after: total => `Now: ${total}`,
  monthly: (total, promotion = 'none') => offerConfirmationMessages.omc.payment.monthly(total, promotion),
};
