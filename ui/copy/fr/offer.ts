import { LIMIT_DAYS } from '@domain/offer/fixed';
import type { Participant, Workflow } from '@domain/journey/words';
import { byReader } from '../byReader';

const coHolderTitle = 'Choisissez la carte du co-titulaire';

const client = {
  /** OFR-02 */
  title: {
    individual: { TIT: 'Choisissez votre carte', COT: coHolderTitle },
    joint: { TIT: 'Choisissez la carte du titulaire', COT: coHolderTitle },
  } satisfies Record<Workflow, Record<Participant, string>>,
  intro: `Les achats sont débités immédiatement. Les plafonds portent sur ${LIMIT_DAYS} jours.`,
  loading: 'Nous préparons l’offre…',
  failed: 'L’offre n’a pas pu s’afficher.',
  again: 'Réessayer',
  empty: 'Aucune carte ne peut être proposée en ligne pour le moment. Un conseiller peut en présenter.',
  appointment: 'Prendre rendez-vous',
  table: 'Comparaison des cartes',
  list: 'Les cartes',
  /** `times`: number of holders. D-12 */
  shares: (times: number, each: string): string =>
    times > 1
      ? `À l’ouverture, chaque titulaire verse aussi ${each} de parts sociales, une seule fois.`
      : `À l’ouverture, vous versez aussi ${each} de parts sociales, une seule fois.`,
  /** XTR-73 */
  sharesRisk: 'Les parts sociales ne sont pas un dépôt\u00a0: elles ne sont pas garanties, et la banque peut en différer le remboursement.',
  /** The document of standard form of D. 312-1-1 of the Code monétaire et financier. */
  allPrices: 'Tous les tarifs (DIT)',
  tabs: 'Détail des cartes',
  monthlyPrice: 'Prix mensuel',
  perMonth: 'par mois',
  reference: (catalogNumber: string): string => `Référence ${catalogNumber}`,
  yourChoice: 'Choix actuel',
  chosen: 'Carte choisie',
  choose: 'Choisir',
  chooseWhich: (card: string): string => ` la carte ${card}`,
  yes: 'Oui',
  no: 'Non',
  blank: '–',
  /** What all the cards on offer have. */
  alike: (cards: number): string => (cards === 1 ? 'Compris avec la carte' : `Compris avec les ${cards}\u00a0cartes`),
  factIs: (fact: string, value: string): string => `${fact}\u00a0: ${value}`,
  groups: {
    services: 'Services',
    limits: `Plafonds sur ${LIMIT_DAYS} jours`,
    insurances: 'Assurances',
    free: 'Services offerts',
    notice: 'À savoir',
  },
  facts: {
    immediateDebit: 'Débit immédiat',
    mobilePayment: 'Paiement mobile',
    virtualCard: 'Carte virtuelle',
    payment: 'Paiements',
    internet: 'Paiements sur internet',
    withdrawal: 'Retraits',
    trip: 'Voyage',
    loss: 'Perte et vol',
    onlineShopping: 'Achats en ligne',
    thirdPartyLiability: 'Responsabilité civile',
    medicalAssistance: 'Assistance médicale',
    medicalExpenses: 'Frais médicaux',
    budgetManagement: 'Gestion du budget',
    cashback: 'Cashback',
    notice: 'Cette carte',
  },
  notes: {
    title: 'Notes',
    marker: (number: number): string => `note ${number}`,
    back: (number: number): string => `Revenir à l’appel de la note ${number}`,
    price:
      'Le prix de la carte est prélevé chaque mois sur le compte. La carte se résilie par écrit, à tout moment, avec un mois de préavis.',
    limits: `Les plafonds sont calculés sur ${LIMIT_DAYS} jours glissants.`,
    insurances:
      'Les garanties, leurs limites et leurs exclusions sont dans la notice d’assurance, remise avec les documents à lire avant de signer.',
  },
  withoutCard: {
    link: 'Continuer sans carte',
    title: 'Continuer sans carte pour le co-titulaire\u202f?',
    text: 'Le co-titulaire garde l’accès au compte, sans carte à son nom.',
    go: 'Continuer',
    choose: 'Choisir',
  },
} as const;

/** ADV-02, D-47 */
export const offerMessages = byReader(client, {
  ...client,
  title: { ...client.title, individual: { ...client.title.individual, TIT: 'La carte du client' } },
  intro: 'Toutes les cartes sont à débit immédiat. Rien n’est définitif avant la confirmation de l’offre.',
  loading: 'Nous préparons l’offre du client…',
  shares: (times: number, each: string): string =>
    `À l’ouverture, ${times > 1 ? 'chaque titulaire' : 'le client'} verse aussi ${each} de parts sociales, une seule fois.`,
  empty: 'Aucune carte ne peut être proposée ici pour le moment.',
  yourChoice: 'Choix du client',
});
