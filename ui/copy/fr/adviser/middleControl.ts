import { columns } from '../columns';
import { middleControlCopy as omc } from '../middleControl';

/** ADV-02, D-47 */
export const middleControlWords = columns(omc, {
  ...omc,
  title: 'Vérification des justificatifs du client en cours',
  text: 'Le dossier est conservé\u00a0: il se reprend depuis le poste conseiller.',
  told: 'Un collègue les contrôle. S’il manque une pièce, vous le verrez ici.',
  next: {
    title: 'Ce qui suit',
    steps: [
      'Relire le dossier avec le client.',
      'Le transmettre\u00a0: le client accepte les conditions.',
      'Suivre sa vérification vidéo et sa signature.',
    ],
  },
  over: 'La vérification n’est pas terminée. Le dossier se retrouve au poste conseiller.',
  kept: (day: string): string => `Le dossier est conservé jusqu’au ${day}.`,
});
