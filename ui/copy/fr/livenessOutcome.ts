import type { LivenessTrouble } from '@application/liveness/VideoCheck';
import { byReader } from '../byReader';

/** A failed video check, with or without another try. LIV-03, LIV-05 */
const client = {
  replay: {
    title: 'La vérification n’a pas abouti',
    why: {
      unrecognised:
        'Nous n’avons pas pu vous reconnaître à coup sûr. Cela arrive\u00a0: lumière trop faible, visage trop loin, geste trop rapide.',
      broken: 'Le service de vérification a rencontré un problème. Ce n’est pas de votre fait, et aucun essai n’est décompté.',
      silent: 'Nous n’avons pas reçu votre vidéo à temps. Aucun essai n’est décompté\u00a0: vous pouvez recommencer.',
      camera:
        'La caméra n’a pas pu filmer. Autorisez-la pour ce site, fermez les autres applications qui l’utilisent, ou continuez sur un autre appareil. Aucun essai n’est décompté.',
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

/** ADV-02, D-24, D-47 */
export const livenessOutcomeMessages = byReader(client, {
  ...client,
  replay: {
    title: 'La vidéo du client n’a pas suffi',
    why: {
      unrecognised:
        'Le client n’a pas été reconnu à coup sûr\u00a0: lumière trop faible, visage trop loin ou geste trop rapide. Demandez-lui une nouvelle vidéo\u00a0: il la fait lui-même, sur son appareil.',
      broken: 'Le service de vérification a rencontré un problème\u00a0: le client n’a perdu aucun essai. Demandez-lui une nouvelle vidéo.',
      silent:
        'Le client est peut-être encore en train de filmer\u00a0: il n’a perdu aucun essai. Vous pouvez vérifier à nouveau, ou lui demander une nouvelle vidéo.',
      camera: 'La caméra du client n’a pas pu filmer\u00a0: il n’a perdu aucun essai. Conseillez-lui un autre appareil.',
    },
    left: (count: number): string => (count > 1 ? `Il reste ${count} essais au client.` : 'Il reste 1 essai au client.'),
    again: 'Demander une nouvelle vidéo',
  },
  ko: {
    title: 'L’identité du client est à vérifier en agence',
    text: 'Le client n’a plus d’essai en ligne. Le dossier n’est pas perdu\u00a0: vérifiez son identité en agence, avec sa pièce d’identité.',
  },
  agency: { ...client.agency, title: 'L’agence du dossier' },
  kept: (day: string): string => `Le dossier est gardé jusqu’au ${day}.`,
  looking: 'Lecture du résultat de la vérification vidéo…',
});
