import type { Wording } from '../byReader';
import type * as fr from '../fr/signatureSuccess';
import { inWords } from './weekday';

export const signatureSuccessMessages: Wording<typeof fr.signatureSuccessMessages> = {
  title: firstName => (firstName ? `Thank you ${firstName}, your signature is saved` : 'Your signature is saved'),
  text: coHolder => `Next, ${coHolder} must accept the terms and sign.`,
  finished: coHolder => `All the signatures for your account are in: ${coHolder} has signed. We are creating the account.`,
  mail: 'We have sent them an email. With it, they can accept the terms, do their video check and sign.',
  you: 'You',
  other: 'the second account holder',
  board: {
    title: 'The progress of your joint account',
    caption: 'What each of you has done, and what is left to do',
    step: 'Step',
    turn: name => `Next: ${name}`,
    yourTurn: 'Next: you',
    steps: {
      filled: 'Documents and answers',
      read: 'Application read',
      termsAccepted: 'Terms accepted',
      videoChecked: 'Video check',
      documentsRead: 'Documents read',
      signed: 'Signature',
    },
    done: 'Done',
    now: 'To do now',
    later: 'To come',
  },
  otherAddress: 'Is the email address wrong? An adviser can correct it at a branch.',
  appointment: 'Book an appointment',
  waiting: 'This page follows the progress. You can close it. We will tell you by SMS and by email as soon as the account is open.',
  stopped: 'This page no longer follows the progress.',
  again: 'Check again',
  updated: at => `Last checked at ${at}`,
  kept: (day, name = 'The second account holder') =>
    `${name} has until ${inWords(day)} to sign. After that date, we delete the application.`,
};
