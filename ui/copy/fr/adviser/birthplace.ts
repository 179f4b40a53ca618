import { columns } from '../columns';
import { birthplaceCopy as omc } from '../birthplace';

/** ADV-02, D-47 */
export const birthplaceWords = columns(omc, {
  ...omc,
  title: { ...omc.title, individual: 'Le lieu de naissance du client' },
  absent: { ...omc.absent, individual: omc.absent.TIT },
});
