/** The way back to the recap, before the signature. D-108 */
export const toRecapMessages = {
  open: 'Revenir au récapitulatif',
  title: 'Revenir au récapitulatif\u202f?',
  unsigned: 'Vous n’avez encore rien signé. Votre accord sur les conditions est annulé\u00a0: il vous sera redemandé.',
  correct: 'Vous pourrez corriger vos réponses et votre offre avant de continuer.',
  read: 'Vous pourrez relire le dossier et signaler une erreur avant de continuer.',
  going: 'Retour au récapitulatif…',
  stay: 'Rester sur cette page',
} as const;
