import type { Wording } from '../byReader';
import type * as fr from '../fr/signature';
import { dossierPageMessages } from './dossierPage';

export const signatureMessages: Wording<typeof fr.signatureMessages> = {
  title: 'Sign your documents',
  /** What is signed is French. D-75 */
  intro: {
    advanced:
      'Your electronic signature commits you, like a signature on paper. What you sign is in French, and it is the French text that binds you and the bank.',
    qualified:
      'Your electronic signature has the same value as a handwritten one. What you sign is in French, and it is the French text that binds you and the bank.',
  },
  frame: 'Signature of your documents',
  opening: [
    { afterMs: 0, text: 'We are preparing the signature.' },
    { afterMs: 10_000, text: 'One more moment. The signature is opening.' },
    { afterMs: 30_000, text: 'This is taking longer than expected. You can wait, or come back later: nothing is lost.' },
  ],
  code: {
    title: 'The code has not arrived?',
    text: 'Do not give this code to anyone.',
    again: 'Send the code again',
    states: {
      success: 'We have just sent a code by SMS.',
      pending: 'We have already sent a code.',
      'max-tries': 'You have asked for too many codes. Contact an adviser to continue.',
      failed: 'We could not send the code. Try again.',
    },
    wait: seconds => `You can ask for another one in ${seconds}\u00a0s.`,
  },
  phone: {
    text: 'The signature opens in full screen. You then come back here.',
    go: 'Go and sign',
    leaving: 'Opening the signature…',
    straight: [{ afterMs: 0, text: 'We are sending a code by SMS and opening the signature.' }],
  },
  frameMissing: {
    title: 'Can you not see the signature page?',
    text: 'Your browser may be blocking it here. Open it in full screen. You will then come back to your application.',
    go: 'Open the signature in full screen',
  },
  stopped: {
    title: 'We are still waiting for your signature',
    text: 'Have you signed? Check again. If not, take your time. Nothing is lost, and an SMS will tell you what happens next.',
    again: 'Check again',
  },
  completing: {
    title: 'We are saving your signature',
    messages: [
      { afterMs: 0, text: 'We have received your signature.' },
      { afterMs: 10_000, text: 'One more moment. We are saving your signature.' },
      { afterMs: 30_000, text: 'This is taking longer than expected. Your signature itself has been received.' },
    ],
  },
  outcomes: {
    /** One status for a refusal and a signature that was not confirmed. SGN-04 */
    refused: {
      title: 'Your documents are not signed',
      text: 'The signature was refused or could not be validated. You are not committed to anything. You can sign again, or continue with an adviser.',
    },
    error: {
      title: 'The signature was not completed',
      text: 'The time to sign has run out, or the signature service was interrupted. You are not committed to anything, and we keep your application. Start the signature again: we will send you a new code.',
    },
    unopened: {
      title: 'We could not open the signature',
      text: 'The signature page cannot be shown at the moment. We keep your application. Try again shortly.',
    },
  },
  restart: 'Start the signature again',
  again: 'Try again',
  appointment: dossierPageMessages.omc.adviser,
};
