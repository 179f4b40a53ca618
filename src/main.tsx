import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@ui/theme/base.css';
import './first/homeStyles';
import { reports, watchUncaught } from '@infrastructure/browser/observation/observed';
import { scriptsOf } from '@infrastructure/config/firstSettings';
import { keepClickTargets } from '@ui/kit/presses';
import { behind } from './behind';
import { begin } from './first/begin';
import { sayCookiesUnset } from './first/cookiesUnset';
import { whenIdle } from './first/whenIdle';
import type { Boot } from './loader/boot';
import { showLoadingFailure } from './loader/failure';

/**
 * Asks for consent after the journey has become usable; its failure stops nothing, and the cookies button then says that the page sets none.
 * Repeats an earlier press on that button. OBS-02, R23, XTR-40
 */
const askForConsent = (boot: Boot, tapped: string | undefined): void => {
  let pressed = tapped;
  let answered = false;
  const keep = ({ target }: Event): void => {
    if (target instanceof Element) pressed = target.closest('footer [data-eager]')?.id ?? pressed;
  };
  const answer = (): void => {
    answered = true;
    document.removeEventListener('click', keep);
    const button = pressed === undefined ? null : document.getElementById(pressed);
    button?.removeAttribute('aria-busy');
    button?.click();
  };
  document.addEventListener('click', keep);
  whenIdle(
    () =>
      void import(/* webpackChunkName: "choices" */ './observation')
        .then(observation => observation.askForConsent(boot, answer))
        .catch((error: unknown) => {
          reports.put({ kind: 'uncaught', error });
          if (answered) return;
          sayCookiesUnset();
          answer();
        }),
  );
};

/** Sends error reports without waiting for consent: they hold nothing of a person (D-21). Their client is large, and loads last. OBS-01, R07 */
const reportErrors = (boot: Boot): void => {
  const { errorReports } = scriptsOf(boot.configuration);
  if (errorReports === undefined) return;
  whenIdle(
    () =>
      void import(/* webpackChunkName: "error-reports" */ './observation/reports')
        .then(({ sendReports }) => sendReports(boot, errorReports))
        .catch(() => undefined),
  );
};

const observe = (boot: Boot, tapped: string | undefined): void => {
  askForConsent(boot, tapped);
  reportErrors(boot);
};

/** Loads the whole journey at once, for a person beyond the home screen. */
const beginElsewhere = async (boot: Boot, root: HTMLElement): Promise<void> => {
  const { App } = await behind();
  root.replaceChildren();
  createRoot(root).render(
    <StrictMode>
      <App boot={boot} start={false} />
    </StrictMode>,
  );
  delete document.documentElement.dataset['elsewhere'];
};

/** Handles a press from before the scripts ran: at once on the home screen, otherwise once the journey has loaded. */
const start = (boot: Boot, root: HTMLElement): void => {
  const tapped = boot.takeTap();
  if (document.documentElement.dataset['elsewhere'] !== undefined) {
    beginElsewhere(boot, root).catch(showLoadingFailure);
    return observe(boot, tapped);
  }
  observe(boot, begin(boot, root, tapped) ? undefined : tapped);
};

const root = document.getElementById('root');
watchUncaught();
keepClickTargets();
if (window.boot && root) start(window.boot, root);
else showLoadingFailure();
