import { columns } from '../columns';
import { accountTypeCopy as omc } from '../accountType';

/** ADV-02, D-47 */
export const accountTypeWords = columns(omc, {
  ...omc,
  title: 'Quel compte ouvrir avec le client\u202f?',
  owner: { individual: 'Au nom du client.', joint: 'Aux deux noms\u00a0: chacun peut avoir sa carte.' },
  notOnline: 'Pas encore disponible ici\u00a0: il s’ouvre en agence, sur rendez-vous.',
  announced: {
    ...omc.announced,
    title: 'Le compte joint ne se crée pas encore avec cet outil',
    text: 'Il s’ouvre en agence avec les deux clients, sur rendez-vous.',
    alone: 'Un compte individuel peut être créé dès maintenant, ici.',
  },
});
