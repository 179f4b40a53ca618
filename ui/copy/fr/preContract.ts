import { weightMessages } from './weight';

export const preContractMessages = {
  title: 'Lisez vos documents avant de signer',
  /** Nobody comes here before the check has passed; its own page goes by itself. */
  verified: 'Votre identité est vérifiée.',
  required: 'Pour continuer, téléchargez et consultez les documents précontractuels qui suivent.',
  list: 'Documents précontractuels',
  facts: (bytes: number, pages: number): string => `PDF, ${weightMessages.rounded(bytes)}, ${pages > 1 ? `${pages} pages` : '1 page'}`,
  open: 'Ouvrir',
  save: 'Télécharger',
  receiving: 'Réception…',
  received: 'Consulté',
  missing: (label: string): string => `Ouvrez ou téléchargez «\u00a0${label}\u00a0».`,
  count: (read: number, total: number): string => `${read} document${read > 1 ? 's consultés' : ' consulté'} sur ${total}`,
  /** Saved where no tab opens. */
  haveRead: 'Je l’ai ouvert et lu',
  /** No tab opened, and it could not be drawn in the page. */
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
