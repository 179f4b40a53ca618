import { columns } from '../columns';
import { ageCopy as omc } from '../age';

/** ADV-02, D-47 */
export const ageWords = columns(omc, {
  ...omc,
  title: { individual: 'Quel est l’âge du client\u202f?', joint: 'Quel est l’âge de chaque client\u202f?' },
  intro: 'Il faut avoir 18 ans. Le prix dépend de l’âge du client.',
  legend: { ...omc.legend, alone: 'Tranche d’âge du client' },
  required: { ...omc.required, alone: 'Sélectionnez la tranche d’âge du client.' },
});
