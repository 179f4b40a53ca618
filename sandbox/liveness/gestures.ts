/**
 * Gestures to request, so that an older recording fails. All have seven words, so that the page's reading time does not depend on the
 * choice.
 */
export const gestures = [
  'Tournez la tête à gauche, puis revenez.',
  'Tournez la tête à droite, puis revenez.',
  'Levez le menton, puis revenez de face.',
  'Approchez-vous un peu de l’écran, puis reculez.',
] as const;
