/** What the person may be asked to do, so that a recording made before cannot be shown. Seven words each: what the journey asks to be read does not hang on the one that is drawn. */
export const gestures = [
  'Tournez la tête à gauche, puis revenez.',
  'Tournez la tête à droite, puis revenez.',
  'Levez le menton, puis revenez de face.',
  'Approchez-vous un peu de l’écran, puis reculez.',
] as const;
