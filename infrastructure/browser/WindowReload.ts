import type { PageReload } from '@application/ports/PageReload';
import { ASKED, CHOSEN } from '@domain/brand/asked';
import type { Language } from '@domain/brand/languages';

export class WindowReload implements PageReload {
  inLanguage(language: Language): void {
    const address = new URL(window.location.href);
    address.searchParams.set(ASKED, language);
    try {
      sessionStorage.setItem(CHOSEN, language);
    } catch {
      // a browser that refuses storage: the address alone says the language
    }
    window.history.replaceState(window.history.state, '', address);
    window.location.reload();
  }
}
