import type { Wording } from '../byReader';
import type * as fr from '../fr/redirect';

export const redirectMessages: Wording<typeof fr.redirectMessages> = {
  title: 'Taking you to another page',
  messages: [
    { afterMs: 0, text: 'We are opening the next page…' },
    { afterMs: 10_000, text: 'One more moment. Check your connection.' },
  ],
};
