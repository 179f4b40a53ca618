import type { Language } from '@domain/brand/languages';

/** XTR-12, D-75 */
export interface LanguageMessages {
  /** The language of this folder. */
  readonly own: Language;
  /** Title of the documents before any page. BRD-02 */
  readonly open: string;
}

export const languageMessages: LanguageMessages = {
  own: 'fr',
  open: 'Ouvrir un compte',
};
