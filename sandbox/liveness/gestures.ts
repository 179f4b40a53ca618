/** What the person may be asked to do, so that a recording made before cannot be shown. */
export const gestures = [
  'Tournez lentement la tête vers la gauche, puis revenez de face.',
  'Tournez lentement la tête vers la droite, puis revenez de face.',
  'Levez le menton, puis revenez de face.',
  'Approchez-vous un peu de l’écran, puis reculez.',
] as const;
