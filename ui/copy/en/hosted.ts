import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/hosted';

const GO_ON = 'Then choose “Continue with this document”, and an adviser will check it.';
const statement = (host: string): string =>
  `as extra pages, ${host} signed statement (attestation d’hébergement) and ${host} identity document`;

/** For people hosted by someone: the host's documents prove the address. D-54 */
const client: Wording<typeof fr.hostedMessages.omc> = {
  title: 'You live in someone else’s home',
  text: `Add their bill. Then add, as extra pages, their signed statement that you live there (attestation d’hébergement) and their identity document. We will tell you that the name is not yours. ${GO_ON}`,
  question: 'Do you live in someone else’s home?',
  kept: `Your document is kept. You still need to add, ${statement('your host’s')}. We will then read everything again. We will tell you again that the name is not yours. ${GO_ON}`,
  anew: `Everything is sent together. Add the bill again. Then add, ${statement('your host’s')}. We will tell you again that the name is not yours. ${GO_ON}`,
  add: 'Add my host’s documents too',
};

export const hostedMessages: Wording<typeof fr.hostedMessages> = {
  ...byReader(client, client),
  theirs: {
    title: 'This person lives in someone else’s home',
    text: `Add the bill of the host. Then add, ${statement('the host’s')}. We will say that the name is different. ${GO_ON}`,
    question: 'Does this person live in someone else’s home?',
    kept: `The document is kept. Now add, ${statement('the host’s')}. We will then read everything again, and say again that the name is different. ${GO_ON}`,
    anew: `Everything is sent together. Add the bill again. Then add, ${statement('the host’s')}. We will say again that the name is different. ${GO_ON}`,
    add: 'Add the host’s documents too',
  },
};
