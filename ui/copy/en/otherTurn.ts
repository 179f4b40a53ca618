import type { Wording } from '../byReader';
import type * as fr from '../fr/otherTurn';

export const otherTurnMessages: Wording<typeof fr.otherTurnMessages> = {
  title: name => `It is ${name}’s turn`,
  text: name => `${name}’s steps come before yours. There is nothing for you to do yet.`,
  filling: name => `First, ${name} gives their documents and answers. There is nothing for you to do yet.`,
  together: name =>
    `Then it will be your turn: come back here with your mobile number and a code sent by SMS, or fill in your part with ${name}, on their device.`,
  mail: 'You will get an email when it is your turn to sign.',
  follows: 'This page updates by itself. You can also close it.',
};
