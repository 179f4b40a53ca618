import type { LivenessTrouble } from '@application/liveness/VideoCheck';

/** A video check that did not pass: to be tried again, or not. LIV-03, LIV-05 */
export const livenessOutcomeCopy = {
  replay: {
    title: 'La vérification n’a pas abouti',
    why: {
      unrecognised:
        'Nous n’avons pas pu vous reconnaître à coup sûr. Cela arrive\u00a0: lumière trop faible, visage trop loin, geste trop rapide.',
      broken: 'Le service de vérification a rencontré un problème. Ce n’est pas de votre fait, et aucun essai n’est décompté.',
      silent: 'Nous n’avons pas reçu votre vidéo à temps. Aucun essai n’est décompté\u00a0: vous pouvez recommencer.',
      camera: 'La caméra n’a pas pu s’ouvrir. Autorisez-la pour ce site, ou continuez sur un autre appareil. Aucun essai n’est décompté.',
    } satisfies Record<Exclude<LivenessTrouble, 'usedUp'>, string>,
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
