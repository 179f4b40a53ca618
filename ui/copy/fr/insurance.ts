import { byReader } from '../byReader';

const client = {
  title: 'Voulez-vous l’assurance perte et vol\u202f?',
  legend: 'Votre choix',
  text: 'Previsecur couvre la perte ou le vol de votre carte. Ses garanties, ses limites et ses exclusions sont dans sa notice.',
  /** D-77 */
  notice: { before: 'Lisez ', link: 'la notice (PDF)', after: ' avant de choisir.' },
  /** Shown before the offer: the card includes a cover already. */
  covered: (card: string, amount: string): string => `La carte ${card} comprend déjà une assurance perte et vol, jusqu’à ${amount}.`,
  holderOnly: 'Elle est proposée au titulaire seulement.',
  /** Where the offer is changed at the recap. */
  price: (perMonth: string): string => `Elle coûte ${perMonth}.`,
  loading: 'Nous demandons son prix…',
  yes: 'Oui',
  yesFor: (perMonth: string): string => `Oui, pour ${perMonth}`,
  no: 'Non merci',
  required: 'Indiquez si vous voulez l’assurance.',
  none: 'Cette assurance n’est pas proposée avec votre offre. Vous n’avez rien à choisir ici.',
  noPrice: 'Le prix de l’assurance n’a pas pu être affiché.',
  again: 'Réessayer',
  next: 'Continuer',
} as const;

/** ADV-02, D-47 */
export const insuranceMessages = byReader(client, {
  ...client,
  title: 'Le client veut-il l’assurance perte et vol\u202f?',
  legend: 'Choix du client',
  text: 'L’assurance Previsecur couvre la perte ou le vol de la carte du client. Ses garanties, ses limites et ses exclusions sont dans sa notice.',
  notice: { before: 'Faites lire au client ', link: client.notice.link, after: ' avant son choix.' },
  no: 'Non',
  required: 'Indiquez si le client veut l’assurance.',
  none: 'Cette assurance n’est pas proposée avec l’offre du client. Il n’y a rien à choisir ici.',
});
