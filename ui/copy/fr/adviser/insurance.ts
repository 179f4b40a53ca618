import { columns } from '../columns';
import { insuranceCopy as omc } from '../insurance';

/** ADV-02, D-47 */
export const insuranceWords = columns(omc, {
  ...omc,
  legend: 'Le client veut-il l’assurance perte et vol\u202f?',
  text: 'L’assurance Previsecur couvre le client en cas de perte ou de vol.',
  loading: 'Le prix de l’assurance est demandé.',
  yes: 'Oui, le client prend l’assurance',
  no: 'Non, le client ne prend pas l’assurance',
  required: 'Indiquez si le client veut l’assurance.',
  none: 'Cette assurance n’est pas proposée avec l’offre du client. Il n’y a rien à choisir ici.',
});
