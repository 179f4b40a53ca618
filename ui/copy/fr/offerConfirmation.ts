import type { Participant, Workflow } from '@domain/journey/words';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import type { Promotion } from '@domain/offer/promotion';
import { byReader } from '../byReader';
import { moneyMessages } from './money';
import { promotionMessages } from './promotion';

const during = (months: number | undefined): string => (months === undefined ? 'pendant l’offre' : `pendant ${months}\u00a0mois`);

const client = {
  title: 'Vérifiez et confirmez votre offre',
  intro: 'Vous pouvez encore tout modifier. Vous ne vous engagez qu’à la signature.',
  loading: 'Nous préparons le récapitulatif de votre offre…',
  failed: 'Le prix de votre offre n’a pas pu s’afficher. Vos choix sont conservés.',
  again: 'Réessayer',
  account: {
    title: 'Votre compte',
    label: 'Compte courant',
    kind: { individual: 'Compte individuel', joint: 'Compte joint' } satisfies Record<Workflow, string>,
  },
  overdraft: {
    label: 'Découvert autorisé',
    amount: moneyMessages.amount,
    none: 'Aucun',
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
    sharesOnce: (each: number): string => `${moneyMessages.price(each)}, une seule fois`,
    sharesTimes: (times: number, each: number): string =>
      `${moneyMessages.price(times * each)}, soit ${times} × ${moneyMessages.price(each)}\u00a0: une fois par titulaire`,
    /** XTR-73 */
    sharesWhy:
      'Avec ces parts, vous devenez sociétaire de la banque. Ce n’est pas un dépôt\u00a0: elles ne sont pas garanties, et la banque peut en différer le remboursement.',
    total: 'Total mensuel',
    /** Monthly price during and after the promotion. */
    monthly: ({ promoted, afterwards, months }: MonthlyTotal, promotion: Promotion): string =>
      promoted === afterwards
        ? moneyMessages.perMonth(afterwards)
        : `${moneyMessages.perMonth(promoted)} ${during(months)}, puis ${moneyMessages.perMonth(afterwards)}${promotionMessages.until(promotion)}`,
  },
  change: 'Modifier',
  changeWhat: {
    account: ' le type de compte',
    age: ' la tranche d’âge',
    overdraft: ' l’autorisation de découvert',
    documents: ' les documents',
    card: { TIT: ' la carte du titulaire', COT: ' la carte du co-titulaire' } satisfies Record<Participant, string>,
    insurance: ' l’assurance',
  },
  confirm: 'Confirmer mon offre',
} as const;

/** ADV-02, D-47 */
export const offerConfirmationMessages = byReader(client, {
  ...client,
  title: 'L’offre du client, à confirmer',
  intro: 'Tout peut encore être modifié. Le client s’engage à la signature, pas avant.',
  loading: 'Le récapitulatif de l’offre se prépare…',
  failed: 'Le prix de l’offre n’a pas pu s’afficher. Les choix sont conservés.',
  account: { ...client.account, title: 'Le compte' },
  holder: { ...client.holder, alone: 'La carte et l’assurance du client' },
  payment: {
    ...client.payment,
    title: 'Ce que le client paie',
    sharesWhy:
      'Avec ces parts, le client devient sociétaire de la banque. Ce n’est pas un dépôt\u00a0: elles ne sont pas garanties, et la banque peut en différer le remboursement.',
  },
  confirm: 'Confirmer l’offre',
});
