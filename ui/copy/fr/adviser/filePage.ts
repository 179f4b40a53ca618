import { columns } from '../columns';
import { filePageCopy as omc } from '../filePage';

/** ADV-02, D-47 */
export const filePageWords = columns(omc, {
  ...omc,
  later: {
    ...omc.later,
    kept: (day: string) => `Le dossier du client est conservé jusqu’au ${day}.`,
    how: 'Le dossier se reprend depuis le poste conseiller, parmi les dossiers en cours.',
    leave: 'Quitter le dossier',
  },
});
