/** For a holder while the other one must act. D-105 */
export const otherTurnMessages = {
  title: (name: string): string => `C’est à ${name} de continuer`,
  text: (name: string): string => `Les étapes de ${name} viennent avant les vôtres. Vous n’avez rien à faire pour l’instant.`,
  mail: 'Vous recevrez un e-mail quand ce sera à vous de signer.',
  follows: 'Cette page se met à jour d’elle-même. Vous pouvez aussi la fermer.',
} as const;
