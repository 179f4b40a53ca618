import { columns } from '../columns';
import { hostedCopy as omc } from '../hosted';

/** ADV-02, D-47 */
export const hostedWords = columns(omc, {
  title: 'Quelqu’un héberge le client',
  text: 'Ajoutez la facture de l’hôte, puis, en pages suivantes, son attestation d’hébergement et sa pièce d’identité. Le nom ne sera pas celui du client\u00a0: continuez avec ce document.',
  question: 'Quelqu’un héberge le client\u202f?',
  kept: 'Le document donné est gardé. Il reste à y ajouter, en pages suivantes, l’attestation d’hébergement et la pièce d’identité de l’hôte. Le tout est ensuite relu\u00a0: le nom ne sera toujours pas celui du client, le dossier peut alors continuer avec ce document.',
  anew: 'Le tout s’envoie ensemble\u00a0: la facture est à redonner, puis, en pages suivantes, l’attestation d’hébergement et la pièce d’identité de l’hôte. Le nom ne sera toujours pas celui du client\u00a0: le dossier peut alors continuer avec ce document.',
  add: 'Ajouter aussi les papiers de l’hôte',
});
