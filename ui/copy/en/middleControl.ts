import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/middleControl';
import { inWords } from './weekday';

const client: Wording<typeof fr.middleControlMessages.omc> = {
  title: 'We are checking your application',
  byAdviser: 'An adviser is checking your documents',
  text: 'You have nothing to do. You can close this page: we keep your application.',
  told: 'We will tell you by SMS and by email as soon as the check is finished.',
  expected: {
    title: 'When to expect an answer',
    by: (day, hour) => `${day}, before ${hour}`,
    ifLate: 'If we fall behind, we will say so here.',
    late: 'We are late, and we are sorry. We do have your application, and you will get an answer as soon as possible.',
  },
  person: { name: 'Check by an adviser', text: 'A person compares your answers and your documents.' },
  stages: [
    { name: 'Application received', text: 'Your documents have arrived.' },
    { name: 'Check of the application', text: 'Your answers are compared with your documents.' },
    {
      name: 'Summary, video and signature',
      text: 'You read your application again, confirm your identity with a short video, then sign your documents.',
    },
  ],
  refused: {
    title: 'What if the answer is no?',
    text: 'We will tell you what is missing and how to add it. You will not have to start again.',
  },
  messages: [
    { afterMs: 0, text: 'The check is in progress. This page updates by itself.' },
    { afterMs: 30_000, text: 'The check continues. Closing this page does not stop it.' },
  ],
  over: 'The check is not finished. You can come back later and sign in with your mobile number.',
  again: 'Check again',
  kept: day => `We keep your application until ${inWords(day)}.`,
  number: id => `Application number: ${id}`,
};

export const middleControlMessages: Wording<typeof fr.middleControlMessages> = byReader(client, client);
