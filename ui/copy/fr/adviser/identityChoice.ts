import { columns } from '../columns';
import { filePageWords } from './filePage';
import { identityChoiceCopy as omc } from '../identityChoice';

/** ADV-02, D-47 */
export const identityChoiceWords = columns(omc, {
  ...omc,
  title: { ...omc.title, individual: 'Quelle pièce d’identité pour le client\u202f?' },
  oneSide: 'La page avec la photo',
  other: {
    ...omc.other,
    summary: 'Le client a un autre document',
    text: 'Ces documents ne sont pas acceptés en ligne. Ils se regardent avec le client, en agence.',
    kept: filePageWords.mdc.later.kept,
    appointment: 'Prendre rendez-vous',
  },
  why: {
    title: 'À quoi sert cette pièce\u202f?',
    text: 'La loi demande à la banque de vérifier l’identité du client avant d’ouvrir un compte. Le document est analysé tout de suite, puis gardé avec le dossier.',
  },
});
