import type { Language } from '@domain/brand/languages';

/** XTR-12, D-75 */
export interface LanguageMessages {
  /** The language of this folder. */
  readonly own: Language;
  /** Title of the documents before any page. BRD-02 */
  readonly open: string;
  /** Name of the links to the other languages. */
  readonly title: string;
  /** Said until the page has sent what it alone holds. */
  readonly waits: string;
}

export const languageMessages: LanguageMessages = {
  own: 'fr',
  open: 'Ouvrir un compte',
  title: 'Langue',
  waits: 'Votre réponse n’est pas encore envoyée. La langue changera dès qu’elle le sera.',
};
