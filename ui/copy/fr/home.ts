import { freshness } from '@domain/documents/papers';
import { ADULT_FROM, YOUNG_UNTIL } from '@domain/eligibility/adult';
import type { Paper } from '@domain/journey/papers';
import type { Stage } from '@domain/journey/steps';
import { acceptedPapers } from './acceptedPapers';
import { ageOf } from './ages';
import { byReader } from '../byReader';

const client = {
  step: 'Accueil',
  /** Product heading, shorter on a phone. BRD-02 */
  heading: { mobile: 'Ouvrez votre compte en ligne', desktop: 'Ouvrez votre compte bancaire, sans vous déplacer' },
  lead: 'Un compte, une carte, et un conseiller si vous le souhaitez.',
  start: 'Ouvrir mon compte',
  /** Links to the identification by mobile, which resumes an open file. XTR-33 */
  underWay: 'Déjà une demande en cours\u202f?',
  minutes: (minutes: number): string => `Environ ${minutes} minutes`,
  minute: (minutes: number): string => `${minutes} min`,
  papersCount: (papers: number): string => `${papers} justificatifs`,
  free: 'Sans engagement avant la signature',
  way: {
    title: 'Votre parcours, en trois temps',
    stages: {
      offer: { title: 'L’offre', text: 'Compte, carte, options' },
      file: { title: 'Le dossier', text: 'Justificatifs, situation' },
      signature: { title: 'La signature', text: 'Vidéo, contrats' },
    } satisfies Record<Stage, { readonly title: string; readonly text: string }>,
  },
  papers: {
    title: 'À préparer',
    intro: 'Une photo nette suffit.',
    joint: 'Pour un compte joint, chacun fournit les siens.',
    what: {
      identity: { title: 'Votre identité', text: acceptedPapers },
      address: {
        title: 'Votre adresse',
        text: () => `Facture (énergie, internet, téléphone) ou avis d’impôt de moins ${ageOf(freshness.address)}.`,
      },
      income: { title: 'Vos revenus', text: () => `Bulletin de salaire de moins ${ageOf(freshness.payslip)}, ou avis d’impôt.` },
    } satisfies Record<Paper['paper'], { readonly title: string; readonly text: (acceptedPapers: readonly string[]) => string }>,
  },
  /** Prices and promotions of today, from the forecast cart, the rules and the configured dates. XTR-17 */
  price: {
    title: { promotion: 'L’offre en ce moment', plain: 'Le prix de la carte' },
    afterwards: (price: string, card: string): string => `puis ${price} par mois, carte ${card}.`,
    from: (price: string): string => `${price} par mois`,
    plain: (card: string): string => `avec la carte ${card}.`,
    young: (months: number, price: string): string =>
      `De ${ADULT_FROM} à ${YOUNG_UNTIL}\u00a0ans\u00a0: 0\u00a0€ pendant ${months}\u00a0mois, puis ${price} jusqu’à ${YOUNG_UNTIL}\u00a0ans.`,
    conditions: 'Dates et conditions',
    missing: 'Le prix dépend de votre âge\u00a0: il s’affiche après deux questions.',
  },
  who: {
    title: 'Pour qui\u202f?',
    list: [
      `Vous avez ${ADULT_FROM}\u00a0ans ou plus.`,
      'Votre résidence fiscale est en France.',
      'Vous avez un mobile français, en 06 ou 07. Sans lui, le compte s’ouvre en agence.',
    ],
  },
  cards: {
    title: 'Trois cartes, un même compte',
    forAll: (months: number): string => `0\u00a0€ pendant ${months}\u00a0mois, puis\u00a0:`,
    each: (firstly: string, price: string): string => `${firstly}, puis ${price} par mois`,
  },
  more: {
    title: 'Bon à savoir',
    stop: {
      title: 'Et si je m’arrête en route\u202f?',
      text: 'Dès que votre mobile est confirmé, nous gardons votre dossier. Vous le reprenez avec ce numéro, sur l’appareil de votre choix.',
    },
  },
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
      offer: { ...client.way.stages.offer, text: 'Le type de compte, la carte et les options du client.' },
      file: { ...client.way.stages.file, text: 'Les justificatifs du client, analysés aussitôt, et quelques questions sur sa situation.' },
      signature: { ...client.way.stages.signature, text: 'À distance, par le client\u00a0: conditions, vidéo, documents et signature.' },
    },
  },
  papers: {
    ...client.papers,
    what: {
      identity: { ...client.papers.what.identity, title: 'L’identité du client' },
      address: { ...client.papers.what.address, title: 'Son adresse' },
      income: { ...client.papers.what.income, title: 'Ses revenus' },
    },
  },
});
