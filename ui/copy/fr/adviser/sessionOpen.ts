import { columns } from '../columns';
import { sessionOpenCopy as omc } from '../sessionOpen';

/** D-101 */
export const sessionOpenWords = columns(omc, {
  ...omc,
  text: 'Le lien suivi ouvre une autre session à la place de la vôtre, dans cet onglet.',
  advice: 'S’il ne vient pas de votre poste conseiller, gardez la session ouverte.',
});
