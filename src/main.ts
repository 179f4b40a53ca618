import '@ui/theme/base.css';
import './first/styles';
import { isBlankTab, keepFirstAnswers } from '@infrastructure/browser/firstAnswers';
import { events, reports, watchUncaught } from '@infrastructure/browser/observation/observed';
import { firstSettings, scriptsOf } from '@infrastructure/config/firstSettings';
import { keepClickTargets } from '@ui/kit/keepClickTargets';
import { answerIds, CONSENT } from '@ui/shell/consent/place';
import { behind } from './behind';
import { firstHistory } from './first/FirstHistory';
import { FirstPages, type Leaving } from './first/FirstPages';
import { idle, loadFaces, pressedOrIdle, whenIdle } from './first/later';
import type { Boot, First, FirstStep } from './loader/boot';
import { showLoadingFailure } from './loader/failure';

/** Closes the question at the press that answers it, before what stores the answer has come. */
const closeQuestion = (pressed: string | undefined): void => {
  const question = document.querySelector<HTMLElement>(`#${CONSENT} section`);
  if (!question || (pressed !== answerIds.refuse && pressed !== answerIds.accept)) return;
  const heading = document.querySelector('h1');
  heading?.focus({ preventScroll: true });
  question.hidden = document.activeElement === heading;
};

/**
 * Asks for consent; its failure stops nothing, and the cookies button then says that the page sets none. Repeats an earlier press on that
 * button. OBS-02, R23, XTR-40
 */
const askForConsent = (boot: Boot, tapped: string | undefined, wanted: Promise<void>): void => {
  let pressed = tapped;
  let answered = false;
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest(`:is(footer, #${CONSENT}) [data-eager]`);
    if (!button) return;
    pressed = button.id;
    button.setAttribute('aria-busy', 'true');
    closeQuestion(pressed);
  };
  closeQuestion(pressed);
  const answer = (): void => {
    answered = true;
    document.removeEventListener('click', keep);
    const button = pressed === undefined ? null : document.getElementById(pressed);
    button?.removeAttribute('aria-busy');
    button?.click();
  };
  document.addEventListener('click', keep);
  wanted
    .then(() => import(/* webpackChunkName: "choices" */ './observation'))
    .then(observation => observation.askForConsent(boot, answer))
    .catch((error: unknown) => {
      reports.put({ kind: 'uncaught', error });
      if (answered) return undefined;
      return import(/* webpackChunkName: "cookies-unset" */ './first/cookiesUnset')
        .then(({ sayCookiesUnset }) => sayCookiesUnset())
        .finally(answer);
    })
    .catch(() => undefined);
};

/** Sends error reports without waiting for consent: they hold nothing of a person (D-21). Their client is large. OBS-01, R07 */
const reportErrors = (boot: Boot, wanted: Promise<void>): void => {
  const { errorReports } = scriptsOf(boot.configuration);
  if (errorReports === undefined) return;
  wanted
    .then(() => import(/* webpackChunkName: "error-reports" */ './observation/reports'))
    .then(({ sendReports }) => sendReports(boot, errorReports))
    .catch(() => undefined);
};

/** Loads the whole journey at once, for a person beyond the home screen. */
const beginElsewhere = async (boot: Boot, root: HTMLElement): Promise<void> => {
  const { openElsewhere } = await behind();
  openElsewhere(boot, root);
  delete document.documentElement.dataset['elsewhere'];
};

const isSame = (one: First['settings'] | undefined, other: First['settings']): boolean =>
  one?.jointAccount === other.jointAccount && one.contactPhone === other.contactPhone;

/** The first question is the HTML's where the configuration is the one it was rendered with, and nothing is answered in this tab. */
const asksHere = (boot: Boot, first: First): boolean =>
  isSame(firstSettings(boot.configuration), first.settings) && (firstHistory.entry()?.step ?? 'home') === 'home' && isBlankTab();

/** Adds behaviour to the home screen; price first, then the whole journey, when nobody waits for anything else. */
const beginAtHome = (boot: Boot, root: HTMLElement, first: First, wanted: Promise<void>): FirstPages => {
  let tracked: FirstStep = 'home';
  const leave = async (how: Leaving): Promise<void> => {
    const { takeOver } = await behind();
    await takeOver(boot, { ...how, entry: firstHistory.entry, tracked: () => tracked, handOver: place => pages.handOver(place) });
  };
  const asks = asksHere(boot, first);
  const pages = new FirstPages(root, {
    first,
    asks,
    keep: keepFirstAnswers,
    arrivedAt: step => {
      const { page, number } = first.pages[step];
      tracked = step;
      reports.put({ kind: 'page', page });
      if (number !== null) events.put({ kind: 'step', step, number });
    },
    leave: how => void leave(how).catch(showLoadingFailure),
  });
  const prepareJourney = (): Promise<void> => behind().then(({ prepare }) => prepare(boot));
  whenIdle(
    () =>
      void import(/* webpackChunkName: "home-price" */ './first/priceSlices')
        .then(({ readPrice }) => readPrice())
        .then(({ showHomeFacts }) => showHomeFacts(boot, root, text => pages.simulated(text)))
        .then(configured => (configured ? undefined : prepareJourney()))
        .catch(() => undefined),
  );
  wanted.then(prepareJourney).catch(() => undefined);
  return pages;
};

const start = (boot: Boot, root: HTMLElement): void => {
  const tapped = boot.takeTap();
  const { first } = boot.entry;
  const elsewhere = document.documentElement.dataset['elsewhere'] !== undefined || first === undefined;
  let wanted: Promise<void>;
  let started = false;
  if (elsewhere) wanted = beginElsewhere(boot, root).catch(showLoadingFailure).then(idle);
  else {
    wanted = tapped === undefined ? pressedOrIdle() : idle();
    const pages = beginAtHome(boot, root, first, wanted);
    started = tapped !== undefined && pages.startEarly(tapped);
  }
  askForConsent(boot, started ? undefined : tapped, wanted);
  reportErrors(boot, wanted);
  whenIdle(() => loadFaces(boot));
};

const root = document.getElementById('root');
watchUncaught();
keepClickTargets();
if (window.boot && root) start(window.boot, root);
else showLoadingFailure();
