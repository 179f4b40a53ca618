import { columns } from '../columns';
import { addressCopy as omc } from '../address';

/** ADV-02, D-47 */
export const addressWords = columns(omc, {
  ...omc,
  title: { ...omc.title, individual: 'Où le client habite-t-il\u202f?' },
});
