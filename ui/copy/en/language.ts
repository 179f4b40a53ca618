import type { LanguageMessages } from '../fr/language';

export const languageMessages: LanguageMessages = {
  own: 'en',
  open: 'Open an account',
  title: 'Language',
  waits: 'Your answer has not been sent yet. The language will change as soon as it has.',
};
