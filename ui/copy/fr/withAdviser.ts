/** For the client of a file that the adviser is still completing. D-47 */
export const withAdviserMessages = {
  title: { prepared: 'Votre conseiller prépare votre dossier', corrected: 'Votre conseiller corrige votre dossier' },
  text: {
    prepared: 'Vous n’avez rien à faire pour l’instant. Vous recevrez un e-mail dès que vous pourrez vérifier le dossier et signer.',
    corrected: 'Votre signalement lui est parvenu. Vous ne signez rien en attendant, et votre dossier est conservé.',
  },
  who: (name: string, agency: string): string => `Votre conseiller\u00a0: ${name}, agence ${agency}.`,
  follows: 'Cette page se met à jour d’elle-même dès que le dossier est prêt. Vous pouvez aussi la fermer.',
  over: 'Le dossier n’est pas encore prêt. Vous recevrez un e-mail.',
  again: 'Vérifier à nouveau',
  kept: (day: string): string => `Votre dossier est conservé jusqu’au ${day}.`,
  appointment: 'Contacter un conseiller',
} as const;
