import type { Wording } from '../byReader';
import type * as fr from '../fr/duplicates';

export const duplicatesMessages: Wording<typeof fr.duplicatesMessages> = {
  title: 'We are preparing your application',
  messages: [
    { afterMs: 0, text: 'We are checking your information. This usually takes less than a minute.' },
    { afterMs: 10_000, text: 'One more moment.' },
    { afterMs: 30_000, text: 'The check is taking longer than expected. You can wait, or come back later.' },
  ],
  over: 'The check goes on without you. We will tell you by SMS and by email as soon as you can continue.',
  again: 'Check again',
};
