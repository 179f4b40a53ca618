import type { Language } from '@domain/brand/languages';

/** Reloads the page in a language, which becomes the tab's choice; the history entry keeps its state. STP-12, XTR-12 */
export abstract class PageReload {
  abstract inLanguage(language: Language): void;
}
