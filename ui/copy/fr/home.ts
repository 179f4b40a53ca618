import type { Paper } from '@domain/journey/papers';
import type { Stage } from '@domain/journey/steps';
import type { Mode } from '@domain/journey/words';

export const homeCopy = {
  step: 'Accueil',
  /** The product heading; a small screen has a shorter one. BRD-02 */
  heading: {
    omc: { mobile: 'Ouvrez votre compte en ligne', desktop: 'Ouvrez votre compte bancaire, sans vous déplacer' },
    mdc: { mobile: 'Créez le dossier client', desktop: 'Créez le dossier de votre client, ensemble' },
  } satisfies Record<Mode, Record<'mobile' | 'desktop', string>>,
  lead: {
    omc: 'Un compte, la carte qui vous convient, et un conseiller à vos côtés si vous le souhaitez.',
    mdc: 'Choisissez l’offre, joignez les justificatifs\u00a0: votre client termine et signe à distance.',
  } satisfies Record<Mode, string>,
  start: { omc: 'Ouvrir mon compte', mdc: 'Créer le dossier client' } satisfies Record<Mode, string>,
  /** To the identification: whoever began comes back with their mobile. XTR-33 */
  underWay: 'Déjà une demande en cours\u202f?',
  minutes: (minutes: number): string => `Environ ${minutes} minutes`,
  minute: (minutes: number): string => `${minutes} min`,
  papersCount: (papers: number): string => `${papers} justificatifs`,
  free: { omc: 'Sans engagement avant la signature', mdc: 'Le client ne s’engage qu’à la signature' } satisfies Record<Mode, string>,
  way: {
    title: 'Votre parcours, en trois temps',
    stages: {
      offer: { title: 'L’offre', text: 'Votre type de compte, votre carte, vos options.' },
      file: { title: 'Le dossier', text: 'Vos justificatifs, analysés aussitôt, et quelques questions sur votre situation.' },
      signature: { title: 'La signature', text: 'Une courte vidéo pour vérifier que c’est bien vous, puis la signature en ligne.' },
    } satisfies Record<Stage, { readonly title: string; readonly text: string }>,
  },
  papers: {
    title: 'À préparer',
    intro: 'Une photo nette suffit\u00a0: ayez ces justificatifs sous la main.',
    joint: 'Pour un compte joint, chaque titulaire prépare les siens.',
    what: {
      identity: { title: 'Votre identité', text: 'Carte d’identité ou passeport.' },
      address: { title: 'Votre adresse', text: 'Facture d’énergie, d’internet ou de téléphone, ou avis d’impôt, de moins d’un an.' },
      income: { title: 'Vos revenus', text: 'Bulletin de salaire de moins de 3 mois, ou avis d’impôt.' },
    } satisfies Record<Paper['paper'], { readonly title: string; readonly text: string }>,
  },
  cards: {
    title: 'Trois cartes, un même compte',
    intro: 'Toutes à débit immédiat. Leur prix dépend de votre âge\u00a0: il s’affiche après deux questions.',
    payment: (amount: string): string => `Paiements\u00a0: ${amount} sur 7 jours`,
    withdrawal: (amount: string): string => `Retraits\u00a0: ${amount} sur 7 jours`,
  },
  after: {
    title: 'Et ensuite\u202f?',
    steps: [
      { title: 'Un conseiller relit votre dossier', text: 'Nous vous prévenons par SMS et par e-mail.' },
      { title: 'Vous signez vos contrats', text: 'En ligne, après les avoir lus et téléchargés.' },
      { title: 'Votre compte est ouvert', text: 'Votre carte vous attend en agence ou arrive chez vous.' },
    ],
  },
} as const;
