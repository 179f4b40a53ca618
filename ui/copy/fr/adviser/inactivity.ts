import { columns } from '../columns';
import { inactivityCopy as omc } from '../inactivity';

/** ADV-02, D-47 */
export const inactivityWords = columns(omc, {
  ...omc,
  title: 'Session conseiller terminée',
  text: 'Pour protéger les données du client, la session a été fermée.',
  kept: 'Le dossier garde son numéro et tout ce qui a été envoyé. Il se reprend depuis le poste conseiller\u00a0: bouton «\u00a0Reprendre\u00a0».',
});
