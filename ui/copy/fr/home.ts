import { freshness } from '@domain/proofs/papers';
import { ADULT_FROM, YOUNG_UNTIL } from '@domain/eligibility/adult';
import type { AcceptedPapers } from '@domain/proofs/acceptedPapers';
import type { Paper } from '@domain/journey/papers';
import type { Stage } from '@domain/journey/steps';
import { acceptedPapersMessages } from './acceptedPapers';
import { ageOf } from './ages';
import { byReader } from '../byReader';

type Whose = 'votre' | 'son';

const addressProof = (whose: Whose): string =>
  `Une facture d’énergie, d’internet ou de téléphone de moins ${ageOf(freshness.address)}, à ${whose} nom.`;
const incomeProof = (whose: Whose): string =>
  `Un bulletin de salaire de moins ${ageOf(freshness.payslip)}, ou ${whose} dernier avis d’impôt.`;

const client = {
  step: 'Accueil',
  /** Product heading, shorter on a phone. BRD-02 */
  heading: { mobile: 'Ouvrez votre compte en ligne', desktop: 'Ouvrez votre compte bancaire, sans vous déplacer' },
  lead: 'Un compte, une carte, et un conseiller si vous le souhaitez.',
  start: 'Ouvrir mon compte',
  /** Links to the identification by mobile, which resumes an open file. XTR-33 */
  underWay: 'Déjà une demande en cours\u202f?',
  minutes: (minutes: number): string => `Environ ${minutes} minutes`,
  minute: (minutes: number): string => `·\u00a0${minutes}\u00a0min`,
  papersCount: (papers: number): string => `${papers} justificatifs`,
  free: 'Sans engagement avant la signature',
  way: {
    title: 'Votre parcours, en trois temps',
    stages: {
      offer: { title: 'Vous choisissez votre offre', text: 'Le compte, la carte et les options' },
      file: { title: 'Vous constituez votre dossier', text: 'Vos papiers et quelques questions' },
      signature: { title: 'Vous signez en ligne', text: 'Une vidéo, puis un code par SMS' },
    } satisfies Record<Stage, { readonly title: string; readonly text: string }>,
  },
  papers: {
    title: 'À préparer avant de commencer',
    /** Protected adults: code civil, 427. D-124 */
    conditions: `Une photo nette de chaque document suffit. Pour ouvrir un compte ici, il faut avoir ${ADULT_FROM}\u00a0ans ou plus, résider fiscalement en France et avoir un mobile français, en 06 ou 07. Sans ce numéro, un conseiller ouvre le compte avec vous en agence. Tutelle, curatelle ou habilitation familiale\u202f? Un conseiller ouvre le compte avec la personne qui vous protège.`,
    what: {
      identity: { title: 'Une pièce d’identité', text: acceptedPapersMessages.accepted },
      address: { title: 'Un justificatif d’adresse', text: () => addressProof('votre') },
      income: { title: 'Un justificatif de revenu', text: () => incomeProof('votre') },
    } satisfies Record<Paper['paper'], { readonly title: string; readonly text: (acceptedPapers: AcceptedPapers) => string }>,
  },
  /** Prices and promotions of today, from the forecast cart, the rules and the configured dates. XTR-17 */
  price: {
    title: { promotion: 'L’offre en ce moment', plain: 'Le prix de la carte' },
    afterwards: (price: string, card: string): string => `puis ${price} par mois, avec la carte ${card}.`,
    from: (price: string): string => `${price} par mois`,
    plain: (card: string): string => `avec la carte ${card}.`,
    young: (months: number, price: string): string =>
      `Vous avez de ${ADULT_FROM} à ${YOUNG_UNTIL}\u00a0ans\u202f? La carte est gratuite pendant ${months}\u00a0mois, puis elle coûte ${price} jusqu’à ${YOUNG_UNTIL}\u00a0ans.`,
    /** D-12 */
    shares: (each: string): string =>
      `Vous versez aussi ${each} de parts sociales à l’ouverture\u00a0: elles font de vous un associé de la banque.`,
    conditions: 'Dates et conditions',
    loading: 'Nous cherchons l’offre du moment…',
    missing: 'Le prix dépend de votre âge\u00a0: il s’affiche après deux questions.',
  },
  cards: {
    title: 'Trois cartes pour un même compte',
    /** The months without a price that all cards have; each card's own price follows. */
    forAll: (months: number): string => `Chaque carte est à 0\u00a0€ pendant ${months}\u00a0mois. Voici son prix ensuite.`,
    each: (firstly: string, price: string): string => `${firstly}, puis ${price} par mois`,
  },
  more: {
    title: 'Bon à savoir',
    stop: {
      title: 'Et si je m’arrête en route\u202f?',
      text: 'Dès que votre mobile est confirmé, nous gardons votre dossier. Vous le reprenez avec ce numéro, sur l’appareil de votre choix.',
    },
  },
  end: { title: 'Vous avez tout sous la main\u202f?', text: 'Vous ne vous engagez qu’à la signature, à la toute fin.' },
} as const;

/** ADV-02, D-47 */
export const homeMessages = byReader(client, {
  ...client,
  heading: { mobile: 'Créez le dossier client', desktop: 'Créez le dossier de votre client, ensemble' },
  lead: 'Choisissez l’offre, joignez les justificatifs\u00a0: votre client termine et signe à distance.',
  start: 'Créer le dossier client',
  free: 'Le client ne s’engage qu’à la signature',
  way: {
    title: 'Le dossier, en trois temps',
    stages: {
      offer: { title: 'Choisissez l’offre avec le client', text: 'Le type de compte, la carte et les options' },
      file: { title: 'Constituez le dossier', text: 'Ses papiers et quelques questions' },
      signature: { ...client.way.stages.signature, title: 'Le client signe à distance' },
    },
  },
  papers: {
    ...client.papers,
    conditions:
      'Une photo nette de chaque document suffit. Pour un compte joint, chaque client fournit les siens. Tutelle, curatelle ou habilitation familiale\u202f? Ce parcours ne convient pas\u00a0: le compte s’ouvre avec la personne qui protège le client.',
    what: {
      ...client.papers.what,
      address: { ...client.papers.what.address, text: () => addressProof('son') },
      income: { ...client.papers.what.income, text: () => incomeProof('son') },
    },
  },
  end: { title: 'Le client a tout sous la main\u202f?', text: 'Il ne s’engage qu’à la signature, à la toute fin.' },
});
