import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Consent } from '@application/observation/ports';
import { CookieConsent } from '@infrastructure/browser/consent/CookieConsent';
import { toDataLayer } from '@infrastructure/browser/observation/DataLayer';
import { events } from '@infrastructure/browser/observation/observed';
import { scriptsOf } from '@infrastructure/config/firstSettings';
import { ConsentHost } from '@ui/shell/consent/ConsentHost';
import { CONSENT } from '@ui/shell/consent/place';
import type { Boot } from '../loader/boot';

/** The buttons of the footer and of the help. */
const MANAGE = '[data-cookies]';

/** Calls `answers` in the same task in which this listener starts, so that exactly one of the two handles each press. */
const managed =
  (answers: () => void) =>
  (open: () => void): (() => void) => {
    const pressed = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(MANAGE)) open();
    };
    document.addEventListener('click', pressed);
    answers();
    return () => document.removeEventListener('click', pressed);
  };

/** Loads the tag manager's script once, after consent only; after a refusal later events stay in the page. OBS-02, OBS-03, X22 */
const followConsent = (boot: Boot, consent: Consent, tagManager: string): void => {
  let loaded = false;
  const follow = (): void => {
    if (consent.allowed('audience') !== true) return events.left();
    events.takenBy(toDataLayer);
    if (loaded) return;
    loaded = true;
    const script = document.createElement('script');
    script.async = true;
    script.src = boot.trusted(tagManager);
    document.head.append(script);
  };
  consent.onChoice(follow);
  follow();
};

const showConsent = (consent: Consent, asks: boolean, answers: () => void): void => {
  const open = asks && consent.allowed('audience') === undefined;
  const place = document.getElementById(CONSENT) ?? document.createElement('div');
  const host = <ConsentHost consent={consent} asks={asks} onManage={managed(answers)} />;
  if (!place.isConnected) document.body.prepend(place);
  document.documentElement.toggleAttribute('data-asks', open);
  // a translator may have changed the build's drawing: React then draws it again
  if (open && place.firstChild) hydrateRoot(place, host, { onRecoverableError: () => undefined });
  else createRoot(place).render(host);
};

/**
 * Asks for consent, and loads the tag manager on a yes, after the first screen works. `answers`: runs when the cookies button works; the
 * caller repeats an earlier press. OBS-02, OBS-03
 */
export const askForConsent = async (boot: Boot, answers: () => void): Promise<void> => {
  const { tagManager } = scriptsOf(boot.configuration);
  const consent = await CookieConsent.begun();
  showConsent(consent, tagManager !== undefined, answers);
  if (tagManager !== undefined) followConsent(boot, consent, tagManager);
};
