/** For a holder while the other one must act. D-105 */
export const otherTurnMessages = {
  title: (name: string): string => `C’est à ${name} de continuer`,
  text: (name: string): string => `Les étapes de ${name} viennent avant les vôtres. Vous n’avez rien à faire pour l’instant.`,
  filling: (name: string): string =>
    `C’est d’abord à ${name} de donner ses justificatifs et ses réponses. Vous n’avez rien à faire pour l’instant.`,
  together: (name: string): string =>
    `Ensuite, ce sera à vous\u00a0: revenez ici avec votre numéro de mobile et un code reçu par SMS, ou remplissez votre partie avec ${name}, sur son appareil.`,
  mail: 'Vous recevrez un e-mail quand ce sera à vous de signer.',
  follows: 'Cette page se met à jour d’elle-même. Vous pouvez aussi la fermer.',
} as const;
