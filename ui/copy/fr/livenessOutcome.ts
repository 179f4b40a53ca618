/** A video check that did not pass: to be tried again, or not. LIV-03, LIV-05 */
export const livenessOutcomeCopy = {
  replay: {
    title: 'La vérification n’a pas abouti',
    text: 'Nous n’avons pas pu vous reconnaître à coup sûr. Cela arrive\u00a0: lumière trop faible, visage trop loin, geste trop rapide.',
    left: (count: number): string => (count > 1 ? `Il vous reste ${count} essais.` : 'Il vous reste 1 essai.'),
    again: 'Recommencer la vérification',
  },
  ko: {
    title: 'Vérifions votre identité en agence',
    text: 'Les essais possibles en ligne sont terminés. Votre dossier n’est pas perdu\u00a0: un conseiller vérifie votre identité en agence, avec votre pièce d’identité.',
  },
  agency: { title: 'Pour continuer en agence', name: 'Agence', address: 'Adresse' },
  appointment: 'Rendez-vous en agence',
  kept: (day: string): string => `Votre dossier est conservé jusqu’au ${day}.`,
  looking: 'Nous regardons où en est votre vérification vidéo…',
} as const;
