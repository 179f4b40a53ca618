import { columns } from '../columns';
import { middleControlCopy as omc } from '../middleControl';

/** ADV-02, D-47 */
export const middleControlWords = columns(omc, {
  ...omc,
  title: 'Les justificatifs du client sont vérifiés',
  text: 'Le dossier est conservé\u00a0: il se reprend depuis le poste conseiller.',
  told: 'Une autre personne de la banque les contrôle. S’il manque quelque chose, c’est dit ici.',
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
