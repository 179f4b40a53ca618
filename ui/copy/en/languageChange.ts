import type { languageChangeMessages as french } from '../fr/languageChange';

export const languageChangeMessages: typeof french = {
  waits: 'Your answer has not been sent yet. The language will change as soon as it has.',
};
