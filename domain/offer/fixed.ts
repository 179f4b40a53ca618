import { rule } from '@domain/kernel/rule';
import { oneOf, record } from '@domain/kernel/shape';

const fixed = { overdraftEuros: 200, limitDays: 7 } as const;

export const offerFixed = rule({
  id: 'offer.fixed',
  requirements: ['OPT-01', 'OFR-07'],
  title: { fr: 'Ce que rien ne fait varier dans l’offre', en: 'What nothing varies in the offer' },
  says: {
    fr: 'L’autorisation de découvert est de {overdraft} € ; les plafonds des cartes portent sur {days} jours.',
    en: 'The overdraft authorisation is {overdraft} €; the limits of cards are over {days} days.',
  },
  parameters: {
    overdraft: { value: fixed.overdraftEuros, unit: 'euros' },
    days: { value: fixed.limitDays, unit: 'days' },
  },
  input: record({ what: oneOf('overdraft-euros', 'limit-days') }),
  decide: ({ what }): number => (what === 'overdraft-euros' ? fixed.overdraftEuros : fixed.limitDays),
  examples: [
    ['the overdraft', { what: 'overdraft-euros' }, 200],
    ['the period of limits', { what: 'limit-days' }, 7],
  ],
});

/** The authorised overdraft, in euros. OPT-01 */
export const OVERDRAFT_EUROS = offerFixed.decide({ what: 'overdraft-euros' });

/** The period of a card’s limits, in days. OFR-07 */
export const LIMIT_DAYS = offerFixed.decide({ what: 'limit-days' });
