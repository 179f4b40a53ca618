import { weightMessages } from './weight';

/** A French reader needs no explanation of a French name. */
const noGloss: (label: string) => string = () => '';

export const preContractMessages = {
  title: 'Lisez vos documents avant de signer',
  /** The page opens only after the identity check has passed. */
  verified: 'Votre identité est vérifiée.',
  required: 'Pour continuer, téléchargez et consultez les documents précontractuels qui suivent.',
  list: 'Documents précontractuels',
  facts: (bytes: number, pages: number): string => `PDF, ${weightMessages.rounded(bytes)}, ${pages > 1 ? `${pages} pages` : '1 page'}`,
  /** Says in the reader's language what a document with a French name is; empty: nothing to say. */
  gloss: noGloss,
  open: 'Ouvrir',
  openAll: (count: number): string => `Ouvrir les ${count} documents`,
  oneByOne: 'Vous pouvez aussi ouvrir ou télécharger chaque document.',
  all: (count: number): string => `Vos ${count} documents`,
  receivingNext: 'Le document suivant arrive…',
  save: 'Télécharger',
  receiving: 'Réception…',
  received: 'Consulté',
  missing: (label: string): string => `Ouvrez ou téléchargez «\u00a0${label}\u00a0».`,
  count: (read: number, total: number): string => `${read} document${read > 1 ? 's consultés' : ' consulté'} sur ${total}`,
  /** Confirms a document that was downloaded because the browser opened no tab. */
  haveRead: 'Je l’ai ouvert et lu',
  /** The browser opened no tab, and the page could not render the document. */
  undrawn: 'Ce document n’a pas pu s’afficher ici. Téléchargez-le, ou ouvrez cette page dans un autre navigateur.',
  close: 'Fermer',
  none: 'Vous n’avez aucun document à consulter avant de signer.',
  loading: [
    { afterMs: 0, text: 'Nous préparons vos documents.' },
    { afterMs: 10_000, text: 'Encore un instant\u00a0: les documents sont établis à votre nom.' },
    { afterMs: 30_000, text: 'C’est plus long que prévu. Vous pouvez attendre, ou revenir plus tard.' },
  ],
  keep: {
    title: 'Comment les conserver\u202f?',
    text: 'Enregistrez ces documents ou imprimez-les. Ils seront aussi dans votre espace client.',
  },
  next: 'Continuer vers la signature',
} as const;
