import { byReader } from '../byReader';

/** For people hosted by someone: the host's documents prove the address. D-54 */
const client = {
  title: 'Quelqu’un vous héberge',
  text: 'Ajoutez la facture de votre hôte, puis, en pages suivantes, son attestation d’hébergement et sa pièce d’identité. Nous vous signalerons que le nom n’est pas le vôtre\u00a0: choisissez alors «\u00a0Continuer avec ce document\u00a0», et un conseiller le lira.',
  question: 'Quelqu’un vous héberge\u202f?',
  /** This tab still has the uploaded pages. */
  kept: 'Votre document est gardé. Ajoutez-y, en pages suivantes, l’attestation d’hébergement et la pièce d’identité de votre hôte. Nous relirons le tout, et nous vous signalerons encore que le nom n’est pas le vôtre\u00a0: choisissez alors «\u00a0Continuer avec ce document\u00a0», et un conseiller le lira.',
  /** The bank has the pages, this tab does not. */
  anew: 'Le tout s’envoie ensemble\u00a0: redonnez la facture, puis, en pages suivantes, l’attestation d’hébergement et la pièce d’identité de votre hôte. Nous vous signalerons encore que le nom n’est pas le vôtre\u00a0: choisissez alors «\u00a0Continuer avec ce document\u00a0», et un conseiller le lira.',
  add: 'Ajouter aussi les papiers de mon hôte',
} as const;

/** ADV-02, D-47 */
export const hostedMessages = byReader(client, {
  title: 'Quelqu’un héberge le client',
  text: 'Ajoutez la facture de l’hôte, puis, en pages suivantes, son attestation d’hébergement et sa pièce d’identité. Le nom n’est pas celui du client\u00a0: choisissez «\u00a0Continuer avec ce document\u00a0», un collègue le lira.',
  question: 'Quelqu’un héberge le client\u202f?',
  kept: 'Le document est gardé. Ajoutez-y, en pages suivantes, l’attestation d’hébergement et la pièce d’identité de l’hôte. La banque relit ensuite le tout. Le nom n’est toujours pas celui du client\u00a0: choisissez «\u00a0Continuer avec ce document\u00a0», un collègue le lira.',
  anew: 'Le tout s’envoie ensemble\u00a0: redonnez la facture, puis, en pages suivantes, l’attestation d’hébergement et la pièce d’identité de l’hôte. Le nom n’est toujours pas celui du client\u00a0: choisissez «\u00a0Continuer avec ce document\u00a0», un collègue le lira.',
  add: 'Ajouter aussi les papiers de l’hôte',
});
