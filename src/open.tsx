import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { StepName } from '@domain/journey/steps';
import type { StepEntry } from '@ui/journey/StepHistory';
import { pagePrerendered } from '@ui/kit/Page';
import { showAges } from '@ui/screens/accountType/showAges';
import { App, isConfigured, prefetch, prepareVisit, standAt } from './App';
import { yieldToMain } from './yieldToMain';
import { whenIdle } from './first/later';
import type { Leaving } from './first/FirstPages';
import type { Boot } from './loader/boot';
import { showLoadingFailure } from './loader/failure';

/** Renders the whole journey for a person beyond the home screen. */
export const openElsewhere = (boot: Boot, root: HTMLElement): void => {
  root.replaceChildren();
  // after a change of language the heading takes the focus, and screen readers read it in that language
  if ('changed' in Object(history.state)) pagePrerendered();
  createRoot(root).render(
    <StrictMode>
      <App boot={boot} start={false} />
    </StrictMode>,
  );
};

interface TakingOver extends Leaving {
  /** The current history entry: Back and Forward may move it while the journey loads. */
  readonly entry: () => StepEntry | undefined;
  /** The last page that the first pages have tracked. STP-05 */
  readonly tracked: () => StepName;
  /** Puts this element in the place of the first pages. */
  readonly handOver: (place: HTMLElement) => void;
}

/** Renders the whole journey in the place of the first pages, once, with the right page. STP-12 */
export const takeOver = async (boot: Boot, { start, press, asksAges, entry, tracked, handOver }: TakingOver): Promise<void> => {
  await prefetch(entry()?.step ?? 'accountType');
  if (!start) await standAt(boot, entry(), tracked());
  const stays = asksAges === true && entry()?.step === 'accountType'; // else Back was pressed meanwhile
  if (!stays) pagePrerendered();
  const place = document.createElement('div');
  handOver(place);
  const root = createRoot(place, {
    onUncaughtError: error => {
      reportError(error);
      showLoadingFailure();
    },
  });
  flushSync(() => root.render(<App boot={boot} start={start} />));
  if (stays) showAges();
  else whenIdle(() => void prefetch('accountType')); // for a person who goes back
  const pressed = press === undefined ? null : document.getElementById(press);
  if (!(pressed instanceof HTMLInputElement)) return;
  pressed.click();
  pressed.form?.requestSubmit();
};

/** Makes what the journey starts with before the person needs it, in several tasks. CFG-02 */
export const prepare = async (boot: Boot): Promise<void> => {
  if (!isConfigured(boot)) return;
  await prefetch('accountType');
  await yieldToMain();
  await prepareVisit(boot);
};
