import { columns } from '../columns';
import { fileFormCopy as omc } from '../fileForm';

/** ADV-02, D-47 */
export const fileFormWords = columns(omc, {
  ...omc,
  checkedAgain: {
    ...omc.checkedAgain,
    text: 'Si vous changez le nom, la date de naissance ou l’adresse du client, le dossier repasse en vérification. Le récapitulatif revient ensuite, et rien n’est signé avant.',
  },
});
