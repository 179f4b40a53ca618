import type { Wording } from '../byReader';
import type * as fr from '../fr/otherTurn';

export const otherTurnMessages: Wording<typeof fr.otherTurnMessages> = {
  title: name => `It is ${name}’s turn`,
  text: name => `${name}’s steps come before yours. There is nothing for you to do yet.`,
  mail: 'You will get an email when it is your turn to sign.',
  follows: 'This page updates by itself. You can also close it.',
};
