import { columns } from '../columns';
import { familyStatusCopy as omc } from '../familyStatus';

/** ADV-02, D-47 */
export const familyStatusWords = columns(omc, {
  ...omc,
  title: { ...omc.title, individual: 'La situation familiale du client' },
});
