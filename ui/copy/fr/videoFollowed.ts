/** After twenty requests without an outcome the client may still be filming: the adviser can check again. D-102 */
export const videoFollowedMessages = {
  look: 'Vérifier maintenant',
  unknown: 'Le résultat de la vidéo n’est pas encore connu',
  again: 'Vérifier à nouveau',
} as const;
