import { byReader } from '../byReader';

const GO_ON = 'choisissez alors «\u00a0Continuer avec ce document\u00a0», et un conseiller l’examinera';
const both = 'Ajoutez-y, en pages suivantes, l’attestation d’hébergement et la pièce d’identité de';
const again =
  'Le tout s’envoie ensemble\u00a0: redonnez la facture, puis, en pages suivantes, l’attestation d’hébergement et la pièce d’identité de';

/** For people hosted by someone: the host's documents prove the address. D-54 */
const client = {
  title: 'Quelqu’un vous héberge',
  text: `Ajoutez la facture de votre hôte, puis, en pages suivantes, son attestation d’hébergement et sa pièce d’identité. Nous vous signalerons que le nom n’est pas le vôtre\u00a0: ${GO_ON}.`,
  question: 'Quelqu’un vous héberge\u202f?',
  /** This tab still has the uploaded pages. */
  kept: `Votre document est gardé. ${both} votre hôte. Nous relirons le tout, et nous vous signalerons encore que le nom n’est pas le vôtre\u00a0: ${GO_ON}.`,
  /** The bank has the pages, this tab does not. */
  anew: `${again} votre hôte. Nous vous signalerons encore que le nom n’est pas le vôtre\u00a0: ${GO_ON}.`,
  add: 'Ajouter aussi les papiers de mon hôte',
} as const;

const theirs = {
  title: 'Quelqu’un héberge cette personne',
  text: `Ajoutez la facture de l’hôte, puis, en pages suivantes, son attestation d’hébergement et sa pièce d’identité. Nous signalerons que le nom est différent\u00a0: ${GO_ON}.`,
  question: 'Quelqu’un héberge cette personne\u202f?',
  kept: `Le document est gardé. ${both} l’hôte. Nous relirons le tout, et nous signalerons encore que le nom est différent\u00a0: ${GO_ON}.`,
  anew: `${again} l’hôte. Nous signalerons encore que le nom est différent\u00a0: ${GO_ON}.`,
  add: 'Ajouter aussi les papiers de l’hôte',
};

const LEAVE =
  'Le nom n’est toujours pas celui du client\u00a0: choisissez «\u00a0Continuer avec ce document\u00a0», un collègue l’examinera.';

/** ADV-02, D-47 */
export const hostedMessages = {
  ...byReader(client, {
    ...theirs,
    title: 'Quelqu’un héberge le client',
    text: 'Ajoutez la facture de l’hôte, puis, en pages suivantes, son attestation d’hébergement et sa pièce d’identité. Le nom n’est pas celui du client\u00a0: choisissez «\u00a0Continuer avec ce document\u00a0», un collègue l’examinera.',
    question: 'Quelqu’un héberge le client\u202f?',
    kept: `Le document est gardé. ${both} l’hôte. La banque relit ensuite le tout. ${LEAVE}`,
    anew: `${again} l’hôte. ${LEAVE}`,
  }),
  theirs,
};
