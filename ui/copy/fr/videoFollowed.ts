/** The adviser asks once more, at once; or nothing is known after the twenty tries: the client may film still. D-102 */
export const videoFollowedMessages = {
  look: 'Vérifier maintenant',
  unknown: 'Le résultat de la vidéo n’est pas encore connu',
  again: 'Vérifier à nouveau',
} as const;
