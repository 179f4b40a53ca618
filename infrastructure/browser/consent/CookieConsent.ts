import { acceptCategory, acceptedCategory, run, validConsent } from 'vanilla-cookieconsent';
import type { Consent, Purpose } from '@application/observation/ports';
import { cookieLife } from '@domain/session/consent';
import { CONSENT_COOKIE } from './cookie';

/** A new purpose needs a new revision, which asks again. */
const REVISION = 1;

/**
 * Stores the choice through a consent library, in a cookie of this site that needs no consent itself. The library's own dialogs never
 * show: our own page asks.
 */
export class CookieConsent implements Consent {
  private readonly listeners = new Set<() => void>();

  private constructor() {}

  static async begun(): Promise<CookieConsent> {
    const consent = new CookieConsent();
    await run({
      mode: 'opt-in',
      revision: REVISION,
      autoShow: false,
      root: document.createElement('div'), // keeps the library's dialogs out of the document
      manageScriptTags: false,
      autoClearCookies: false,
      hideFromBots: false,
      cookie: { name: CONSENT_COOKIE, expiresAfterDays: cookieLife.days, sameSite: 'Strict' },
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
    this.notify();
  }

  onChoice(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
