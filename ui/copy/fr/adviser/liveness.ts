import { columns } from '../columns';
import { livenessCopy as omc } from '../liveness';

/** The adviser follows the video check that the client makes. ADV-02, D-47 */
export const livenessWords = columns(omc, {
  ...omc,
  progress: {
    title: 'Vérification de la vidéo du client en cours',
    messages: [
      { afterMs: 0, text: 'Le résultat s’affiche ici dès que la vidéo du client est reçue et vérifiée.' },
      { afterMs: 10_000, text: 'Le résultat n’est pas encore connu\u00a0: le client est peut-être en train de filmer.' },
      { afterMs: 180_000, text: 'C’est plus long que d’habitude. Le résultat restera dans le dossier du client.' },
    ],
  },
  ok: {
    ...omc.ok,
    title: 'L’identité du client est vérifiée',
    text: (): string => 'Le résultat est enregistré dans le dossier du client.',
    next: 'Revenir au dossier',
  },
});
