import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/hosted';

/** For people hosted by someone: the host's documents prove the address. D-54 */
const client: Wording<typeof fr.hostedMessages.omc> = {
  title: 'You live in someone else’s home',
  text: 'Add their bill. Then add, as extra pages, their signed statement that you live there (attestation d’hébergement) and their identity document. We will tell you that the name is not yours. Then choose “Continue with this document”: an adviser will read it.',
  question: 'Do you live in someone else’s home?',
  kept: 'Your document is kept. You still need to add, as extra pages, your host’s signed statement that you live there (attestation d’hébergement) and your host’s identity document. We will then read everything again. We will tell you again that the name is not yours. Then choose “Continue with this document”: an adviser will read it.',
  anew: 'Everything is sent together. Add the bill again. Then add, as extra pages, your host’s signed statement that you live there (attestation d’hébergement) and your host’s identity document. We will tell you again that the name is not yours. Then choose “Continue with this document”: an adviser will read it.',
  add: 'Add my host’s documents too',
};

export const hostedMessages: Wording<typeof fr.hostedMessages> = byReader(client, client);
