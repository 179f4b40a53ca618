import { brandFacts, brands, firstBrand } from '@domain/brand/variant';
import { day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { boolean, oneOf, record, type Shape } from '@domain/kernel/shape';
import { welcomePromotions, type Promotion } from './terms';

export type { Promotion };

export const promotion: Shape<Promotion> = oneOf('youth', ...welcomePromotions, 'none');

const prospect = {
  brand: firstBrand.code,
  youthEligible: false,
  existingClient: false,
  mainlandFrance: true,
  today: '2025-12-31',
  youthValidUntil: '2025-12-31',
  welcomeValidUntil: '2025-12-31',
} as const;

export const offerPromotion = rule({
  id: 'offer.promotion',
  requirements: ['OFR-15', 'CFG-03', 'CFG-08', 'D-03', 'D-45'],
  title: { fr: 'Promotion applicable', en: 'The promotion that applies' },
  says: {
    fr: 'Réservée aux nouveaux clients, jusqu’au dernier jour compris : l’offre jeunes en France métropolitaine, l’offre de bienvenue de la banque pour qui n’a pas droit à l’offre jeunes par son âge.',
    en: 'For new clients, to the last day included: the youth offer in mainland France, the bank’s welcome offer for those whose age gives no right to the youth offer.',
  },
  input: record({
    brand: oneOf(...brands),
    youthEligible: boolean,
    existingClient: boolean,
    mainlandFrance: boolean,
    today: day,
    youthValidUntil: day,
    welcomeValidUntil: day,
  }),
  known: {
    today: ['2025-12-30', '2025-12-31', '2026-01-01'],
    youthValidUntil: ['2025-12-30', '2025-12-31'],
    welcomeValidUntil: ['2025-12-30', '2025-12-31'],
  },
  decide: ({ brand, youthEligible, existingClient, mainlandFrance, today, youthValidUntil, welcomeValidUntil }): Promotion => {
    if (existingClient) return 'none';
    if (youthEligible) return mainlandFrance && today <= youthValidUntil ? 'youth' : 'none';
    return today <= welcomeValidUntil ? brandFacts[brand].welcome.id : 'none';
  },
  examples: [
    ['youth, on the last day', { ...prospect, youthEligible: true }, 'youth'],
    ['youth, the day after', { ...prospect, youthEligible: true, today: '2026-01-01' }, 'none'],
    ['youth, outside mainland France', { ...prospect, youthEligible: true, mainlandFrance: false }, 'none'],
    ['youth, already a client', { ...prospect, youthEligible: true, existingClient: true }, 'none'],
    ['youth, the welcome offer alone still valid', { ...prospect, youthEligible: true, youthValidUntil: '2025-12-30' }, 'none'],
    ['over 25 with brand 01, on the last day', prospect, 'welcome-card-free-one-year'],
    ['over 25 with brand 01, the day after', { ...prospect, today: '2026-01-01' }, 'none'],
    ['over 25 with brand 03, on the last day', { ...prospect, brand: '03' }, 'welcome-six-months-fees-free'],
    ['over 25 with brand 03, already a client', { ...prospect, brand: '03', existingClient: true }, 'none'],
    ['over 25, outside mainland France', { ...prospect, mainlandFrance: false }, 'welcome-card-free-one-year'],
    ['over 25, the youth offer over', { ...prospect, youthValidUntil: '2025-01-01' }, 'welcome-card-free-one-year'],
  ],
});
