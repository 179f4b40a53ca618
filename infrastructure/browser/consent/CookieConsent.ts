import { acceptCategory, acceptedCategory, run, validConsent } from 'vanilla-cookieconsent';
import type { Consent, Purpose } from '@application/ports/Consent';

/** Kept six months, as the CNIL recommends; a new purpose is another revision, and is asked. */
const KEPT_DAYS = 182;
const REVISION = 1;
const COOKIE = 'omc.consentement';

/** The library keeps the choice in a cookie of this site, which needs no consent itself. Its own windows are never shown: the question is a page of ours. */
export class CookieConsent implements Consent {
  private readonly listeners = new Set<() => void>();

  private constructor() {}

  static async begun(): Promise<CookieConsent> {
    const consent = new CookieConsent();
    await run({
      mode: 'opt-in',
      revision: REVISION,
      autoShow: false,
      root: document.createElement('div'), // what it draws stands nowhere
      manageScriptTags: false,
      autoClearCookies: false,
      hideFromBots: false,
      cookie: { name: COOKIE, expiresAfterDays: KEPT_DAYS, sameSite: 'Strict' },
      categories: { necessary: { enabled: true, readOnly: true }, audience: {} },
      language: { default: 'fr', translations: { fr: { consentModal: {}, preferencesModal: { sections: [] } } } },
    });
    return consent;
  }

  allowed(purpose: Purpose): boolean | undefined {
    return validConsent() ? acceptedCategory(purpose) : undefined;
  }

  choose(allowed: readonly Purpose[]): void {
    acceptCategory([...allowed]);
    this.tell();
  }

  onChoice(told: () => void): () => void {
    this.listeners.add(told);
    return () => this.listeners.delete(told);
  }

  private tell(): void {
    for (const told of this.listeners) told();
  }
}
