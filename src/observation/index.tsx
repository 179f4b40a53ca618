import * as t from 'io-ts';
import { createRoot } from 'react-dom/client';
import type { Consent } from '@application/ports/Consent';
import { CookieConsent } from '@infrastructure/browser/consent/CookieConsent';
import { toDataLayer } from '@infrastructure/browser/observation/DataLayer';
import { events, reports } from '@infrastructure/browser/observation/observed';
import { ConsentHost } from '@ui/consent/ConsentHost';
import type { Boot } from '../loader/boot';

const Scripts = t.type({ scripts: t.partial({ tagManager: t.string, errorReports: t.string }) });
type Scripts = t.TypeOf<typeof Scripts>['scripts'];

/** The footer's button, on whatever page it stands. */
const MANAGE = '#gerer-mes-cookies';

/** Calls `answers` in the same turn as this begins to answer: no press falls between the two, or is answered by both. */
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

/** The tag manager's script, once, and only on a yes; on a no later events stay here. OBS-02, OBS-03, X22 */
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
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<ConsentHost consent={consent} asks={asks} onManage={managed(answers)} />);
};

/** The service's client is large: a chunk of its own, where an address for it is configured. OBS-01 */
const sendReports = async ({ entry: { environment, variant } }: Boot, dsn: string): Promise<void> => {
  const { SentryReports } = await import(/* webpackChunkName: "error-reports" */ '@infrastructure/browser/observation/SentryReports');
  const service = new SentryReports({ dsn, environment, variant });
  reports.takenBy(observed => service.send(observed));
};

/**
 * Everything that watches the journey without being it; begun when the first screen has come to life. `answers`: the cookies' button is
 * answered from now on; a press that came before is for the caller to press again. OBS-01, OBS-02, OBS-03
 */
export const observe = async (boot: Boot, answers: () => void): Promise<void> => {
  const { tagManager, errorReports }: Scripts = Scripts.is(boot.configuration) ? boot.configuration.scripts : {};
  const consent = await CookieConsent.begun();
  showConsent(consent, tagManager !== undefined, answers);
  if (tagManager !== undefined) followConsent(boot, consent, tagManager);
  if (errorReports !== undefined) await sendReports(boot, errorReports);
};
