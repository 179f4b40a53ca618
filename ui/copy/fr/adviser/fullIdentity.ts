import { columns } from '../columns';
import { fullIdentityCopy as omc } from '../fullIdentity';
import { oneName } from './information';

/** ADV-02, D-47 */
export const fullIdentityWords = columns(omc, {
  ...omc,
  title: { ...omc.title, individual: 'L’identité du client' },
  reading: 'Lecture de la pièce d’identité…',
  oneName,
  lastName: { ...omc.lastName, hint: 'Le nom d’usage du client' },
  why: {
    title: 'Pourquoi ces informations\u202f?',
    text: 'Le contrat du client les reprend. Elles doivent être celles de sa pièce d’identité.',
  },
});
