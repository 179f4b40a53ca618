import type { Wording } from '../byReader';
import type * as fr from '../fr/withAdviser';
import { inWords } from './weekday';

/** D-47 */
export const withAdviserMessages: Wording<typeof fr.withAdviserMessages> = {
  title: { prepared: 'Your adviser is preparing your application', corrected: 'Your adviser is correcting your application' },
  text: {
    prepared: 'You have nothing to do for now. You will receive an email as soon as you can check the application and sign.',
    corrected: 'They have received your report. You do not sign anything in the meantime, and we keep your application.',
  },
  who: (name, agency) => `Your adviser: ${name}, ${agency} branch.`,
  follows: 'This page updates by itself as soon as the application is ready. You can also close it.',
  over: 'The application is not ready yet. You will receive an email.',
  again: 'Check again',
  kept: day => `We keep your application until ${inWords(day)}.`,
  appointment: 'Contact an adviser',
};
