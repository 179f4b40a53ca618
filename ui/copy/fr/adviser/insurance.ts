import { columns } from '../columns';
import { insuranceCopy as omc } from '../insurance';

/** ADV-02, D-47 */
export const insuranceWords = columns(omc, {
  ...omc,
  legend: 'Le client veut-il l’assurance perte et vol\u202f?',
  text: 'L’assurance Previsecur couvre la perte ou le vol de la carte du client. Ses garanties, ses limites et ses exclusions sont dans sa notice.',
  notice: { before: 'Faites lire au client ', link: omc.notice.link, after: ' avant son choix.' },
  loading: 'Le prix de l’assurance est demandé.',
  yes: 'Oui, le client prend l’assurance',
  no: 'Non, le client ne prend pas l’assurance',
  required: 'Indiquez si le client veut l’assurance.',
  none: 'Cette assurance n’est pas proposée avec l’offre du client. Il n’y a rien à choisir ici.',
});
