import type { LanguageMessages } from '../fr/language';

export const languageMessages: LanguageMessages = {
  own: 'en',
  open: 'Open an account',
};
