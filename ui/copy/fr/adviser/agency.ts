import { columns } from '../columns';
import { agencyCopy as omc } from '../agency';

/** ADV-02, D-47 */
export const agencyWords = columns(omc, {
  ...omc,
  title: { individual: 'L’agence du client', TIT: 'L’agence du compte joint', COT: 'L’agence des deux titulaires' },
  intro: 'Elle suit le compte du client et le reçoit.',
  noPosition: {
    refused: 'Le navigateur ne donne pas la position. Une ville peut être saisie.',
    unavailable: 'La position n’a pas été trouvée. Une adresse ou une ville peut être saisie.',
  },
});
