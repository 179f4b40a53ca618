import { columns } from '../columns';
import { hostedCopy as omc } from '../hosted';

/** ADV-02, D-47 */
export const hostedWords = columns(omc, {
  title: 'Quelqu’un héberge le client',
  text: 'Ajoutez la facture de l’hôte, puis, en pages suivantes, son attestation d’hébergement et sa pièce d’identité. Le nom ne sera pas celui du client\u00a0: continuez avec ce document.',
  question: 'Quelqu’un héberge le client\u202f?',
  add: 'Ajouter aussi les papiers de l’hôte',
});
