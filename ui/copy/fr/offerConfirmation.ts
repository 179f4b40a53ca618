import type { Participant, Workflow } from '@domain/journey/words';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { Promotion } from '@domain/offer/promotion';
import { moneyCopy } from './money';
import { promotionCopy } from './offer';

const during = (months: number | undefined): string => (months === undefined ? 'pendant l’offre' : `pendant ${months} mois`);

export const offerConfirmationCopy = {
  title: 'Vérifiez et confirmez votre offre',
  intro: 'Tout reste modifiable. Vous ne vous engagez qu’à la signature.',
  loading: 'Nous préparons le récapitulatif de votre offre…',
  failed: 'Le prix de votre offre n’a pas pu s’afficher. Vos choix sont conservés.',
  again: 'Réessayer',
  account: {
    title: 'Votre compte',
    label: 'Compte courant',
    kind: { individual: 'Compte individuel', joint: 'Compte joint' } satisfies Record<Workflow, string>,
  },
  overdraft: {
    label: 'Autorisation de découvert',
    amount: moneyCopy.amount,
    none: 'Sans autorisation de découvert',
  },
  documents: { label: 'Documents', accepted: 'Au format numérique' },
  holder: {
    alone: 'Votre carte et votre assurance',
    TIT: 'Titulaire',
    COT: 'Co-titulaire',
  } satisfies Record<Participant | 'alone', string>,
  card: { label: 'Carte', none: 'Sans carte' },
  insurance: {
    label: 'Assurance perte et vol',
    none: 'Sans assurance',
  },
  payment: {
    title: 'Ce que vous payez',
    shares: 'Parts sociales A',
    sharesOnce: (each: number): string => `${moneyCopy.price(each)}, une seule fois`,
    sharesTimes: (times: number, each: number): string =>
      `${moneyCopy.price(times * each)}, soit ${times} × ${moneyCopy.price(each)}\u00a0: une fois par titulaire`,
    sharesWhy: 'Elles font entrer au sociétariat de la banque.',
    total: 'Total mensuel',
    /** What is paid a month, now and after the promotion. */
    monthly: ({ promoted, afterwards, months }: MonthlyTotal, promotion: Promotion): string =>
      promoted === afterwards
        ? moneyCopy.perMonth(afterwards)
        : `${moneyCopy.perMonth(promoted)} ${during(months)}, puis ${moneyCopy.perMonth(afterwards)}${promotionCopy.until(promotion)}`,
  },
  change: 'Modifier',
  changeWhat: {
    account: ' le type de compte',
    overdraft: ' l’autorisation de découvert',
    documents: ' les documents',
    card: { TIT: ' la carte du titulaire', COT: ' la carte du co-titulaire' } satisfies Record<Participant, string>,
    insurance: ' l’assurance',
  },
  confirm: 'Confirmer mon offre',
} as const;
