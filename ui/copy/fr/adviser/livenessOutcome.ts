import { columns } from '../columns';
import { livenessOutcomeCopy as omc } from '../livenessOutcome';

/** ADV-02, D-24, D-47 */
export const livenessOutcomeWords = columns(omc, {
  ...omc,
  replay: {
    title: 'La vidéo du client n’a pas suffi',
    why: {
      unrecognised:
        'Le client n’a pas été reconnu à coup sûr\u00a0: lumière trop faible, visage trop loin ou geste trop rapide. Une nouvelle vidéo peut lui être demandée\u00a0: il la fait lui-même, sur son appareil.',
      broken:
        'Le service de vérification a rencontré un problème\u00a0: le client n’a perdu aucun essai. Une nouvelle vidéo peut lui être demandée.',
      silent:
        'Le client est peut-être encore en train de filmer\u00a0: il n’a perdu aucun essai. Vous pouvez vérifier à nouveau, ou lui demander une nouvelle vidéo.',
      camera: 'La caméra du client ne s’est pas ouverte\u00a0: il n’a perdu aucun essai. Un autre appareil peut lui être conseillé.',
    },
    left: (count: number): string => (count > 1 ? `Il reste ${count} essais au client.` : 'Il reste 1 essai au client.'),
    again: 'Demander une nouvelle vidéo',
  },
  ko: {
    title: 'L’identité du client est à vérifier en agence',
    text: 'Le client n’a plus d’essai en ligne. Le dossier n’est pas perdu\u00a0: l’identité se vérifie en agence, avec la pièce d’identité.',
  },
  agency: { ...omc.agency, title: 'L’agence du dossier' },
  kept: (day: string): string => `Le dossier est gardé jusqu’au ${day}.`,
  looking: 'Lecture du résultat de la vérification vidéo…',
});
