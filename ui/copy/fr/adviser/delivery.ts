import { columns } from '../columns';
import { deliveryCopy as omc } from '../delivery';

/** ADV-02, D-47 */
export const deliveryWords = columns(omc, {
  ...omc,
  title: { ...omc.title, individual: 'Comment le client reçoit-il sa carte\u202f?' },
  loading: 'Chargement de l’offre du client…',
});
