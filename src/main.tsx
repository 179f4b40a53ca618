import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@ui/theme/base.css';
import './first/homeStyles';
import { reports, watchUncaught } from '@infrastructure/browser/observation/observed';
import { behind } from './behind';
import { begin } from './first/begin';
import { whenIdle } from './first/whenIdle';
import type { Boot } from './loader/boot';
import { showLoadingFailure } from './loader/failure';

/** What watches the journey comes after it can be used, and its failure stops nothing. OBS-01, R23 */
const observe = (boot: Boot): void =>
  whenIdle(
    () =>
      void import(/* webpackChunkName: "observation" */ './observation')
        .then(observation => observation.observe(boot))
        .catch((error: unknown) => reports.put({ kind: 'uncaught', error })),
  );

/** Somebody who stands past the home screen, or was led elsewhere: the whole journey at once. */
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

const press = (button: HTMLElement | null): void => {
  button?.removeAttribute('aria-busy');
  button?.click();
};

/** A press that came before these lines is acted upon: at once by the home screen, else by whoever answers it later. */
const start = (boot: Boot, root: HTMLElement): void => {
  if (document.documentElement.dataset['elsewhere'] !== undefined) return void beginElsewhere(boot, root).catch(showLoadingFailure);
  const tapped = boot.takeTap();
  if (!begin(boot, root, tapped) && tapped !== undefined) whenIdle(() => press(document.getElementById(tapped)));
};

const root = document.getElementById('root');
watchUncaught();
if (window.boot && root) {
  start(window.boot, root);
  observe(window.boot);
} else showLoadingFailure();
