/** For people who live with somebody: whose papers prove the address. D-54 */
export const hostedCopy = {
  title: 'Quelqu’un vous héberge',
  text: 'Ajoutez sa facture, puis, en pages suivantes, son attestation d’hébergement et sa pièce d’identité. Le nom ne sera pas le vôtre\u00a0: continuez avec ce document, un conseiller le lira.',
  question: 'Quelqu’un vous héberge\u202f?',
  add: 'Ajouter aussi les papiers de mon hôte',
} as const;
