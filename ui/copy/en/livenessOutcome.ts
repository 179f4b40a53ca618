import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/livenessOutcome';
import { beforeScriptsMessages } from './beforeScripts';
import { inWords } from './weekday';

/** LIV-03, LIV-05 */
const client: Wording<typeof fr.livenessOutcomeMessages.omc> = {
  replay: {
    title: 'The check did not work',
    why: {
      unrecognised: 'We could not be sure that it was you. The light may be too low, your face too far away or the movement too fast.',
      broken: 'The checking service had a problem. You did nothing wrong, and this does not use up a try.',
      silent: 'We did not receive your video in time. This does not use up a try. You can start again.',
      camera:
        'The camera could not film. Allow it for this site, close other applications that use it, or continue on another device. This does not use up a try.',
    },
    left: count => (count > 1 ? `You have ${count} tries left.` : 'You have 1 try left.'),
    again: 'Do the check again',
  },
  ko: {
    title: 'Let us check your identity at a branch',
    text: 'You have no online tries left. Your application is not lost. An adviser checks your identity at a branch, with your identity document.',
  },
  agency: { title: 'Continue at a branch', name: 'Branch', address: 'Address' },
  appointment: beforeScriptsMessages.appointment,
  kept: day => `We keep your application until ${inWords(day)}.`,
  looking: 'We are looking at the progress of your video check…',
};

export const livenessOutcomeMessages: Wording<typeof fr.livenessOutcomeMessages> = byReader(client, client);
