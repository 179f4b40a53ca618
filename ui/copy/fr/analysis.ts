export const analysisCopy = {
  progress: {
    title: 'Nous lisons votre document',
    messages: [
      { afterMs: 0, text: 'Cela prend quelques secondes.' },
      { afterMs: 10_000, text: 'La lecture continue. Vous pouvez rester sur cette page.' },
      { afterMs: 30_000, text: 'C’est plus long que d’habitude. Votre document est bien reçu, rien n’est perdu.' },
    ],
  },
  over: {
    title: 'L’analyse n’est pas terminée',
    text: 'Votre document est bien reçu. Nous vous préviendrons par SMS et par e-mail\u00a0; vous pouvez aussi vérifier maintenant.',
    again: 'Vérifier à nouveau',
  },
  validated: { title: 'Document validé', text: 'Nous passons à la suite…', next: 'Continuer' },
  failed: {
    read: 'Lu sur votre document',
    unread: 'Non lu',
    expected: 'Attendu',
    all: 'Tout ce que nous avons lu',
    todo: 'Que faire maintenant\u202f?',
    comment: 'Le mot de votre conseiller',
    goOn: 'Continuer avec ce document',
    another: 'Ajouter un autre document',
    appointment: 'Prendre rendez-vous en agence',
  },
  error: { title: 'L’analyse n’a pas fonctionné', text: 'Vous n’y êtes pour rien. Ajoutez le document à nouveau.' },
} as const;
