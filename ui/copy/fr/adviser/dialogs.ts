import { columns } from '../columns';
import { dialogsCopy as omc } from '../dialogs';

/** D-47 */
export const alertWords = columns(omc.alert, {
  ...omc.alert,
  text: 'La banque n’a pas accepté cette action.',
  noMessage: 'Le dossier se reprend depuis le poste conseiller.',
});
