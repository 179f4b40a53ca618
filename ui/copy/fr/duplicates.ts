export const duplicatesMessages = {
  title: 'Nous préparons votre dossier',
  messages: [
    { afterMs: 0, text: 'Nous vérifions vos informations. Cela prend en général moins d’une minute.' },
    { afterMs: 10_000, text: 'Encore un instant.' },
    { afterMs: 30_000, text: 'La vérification prend plus de temps que prévu. Vous pouvez attendre ou revenir plus tard.' },
  ],
  over: 'La vérification continue sans vous. Nous vous prévenons par SMS et par e-mail dès que vous pouvez continuer.',
  again: 'Vérifier à nouveau',
} as const;
