import { columns } from '../columns';
import { livenessCopy as omc } from '../liveness';

/** The adviser follows the video check that the client makes. ADV-02, D-47 */
export const livenessWords = columns(omc, {
  ...omc,
  progress: {
    title: 'Vérification de la vidéo du client en cours',
    messages: [
      { afterMs: 0, text: 'La vidéo est reçue. Le résultat arrive en général en moins d’une minute.' },
      { afterMs: 10_000, text: 'Encore un instant\u00a0: le résultat n’est pas encore connu.' },
      { afterMs: 30_000, text: 'C’est plus long que d’habitude. Le résultat restera dans le dossier du client.' },
    ],
  },
  ok: {
    ...omc.ok,
    title: 'L’identité du client est vérifiée',
    text: (): string => 'Le résultat est enregistré dans le dossier du client.',
    next: 'Revenir au dossier',
  },
});
