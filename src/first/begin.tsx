import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { environments, variantFacts, variants, type Variant } from '@domain/brand/variant';
import { bannerOf } from '@domain/environment/banner';
import { trackingOfPage } from '@domain/journey/tracking';
import { isBlankTab, keepFirstAnswers } from '@infrastructure/browser/firstAnswers';
import { events, reports } from '@infrastructure/browser/observation/observed';
import { firstSettings } from '@infrastructure/config/firstSettings';
import { FirstHistory } from '@ui/first/FirstHistory';
import { FirstJourney, type FirstSettings } from '@ui/first/FirstJourney';
import type { Behind } from '@ui/first/FirstQuestions';
import { pagePrerendered } from '@ui/kit/Page';
import { behind } from '../behind';
import { breathe } from '../breathe';
import type { Boot } from '../loader/boot';
import { showLoadingFailure } from '../loader/failure';
import { FirstApp } from './FirstApp';
import { HomeOnPage } from './HomeOnPage';
import { whenIdle } from './whenIdle';
import { lookOf } from '@ui/kit/brand';

const tell = {
  arrivedAt: (page: string): void => reports.put({ kind: 'page', page }),
  send: events.put.bind(events),
};
const sleep = (milliseconds: number) => () => new Promise<void>(done => setTimeout(done, milliseconds));

/** Tracks the first screen like the other pages, although the journey's code is still loading. OBS-01, OBS-03 */
const tellHome = (variant: Variant): void => {
  tell.arrivedAt('HomePage');
  const number = trackingOfPage('home', 'HomePage', variantFacts[variant].mode);
  if (number !== null) tell.send({ kind: 'step', step: 'home', number });
};

/** Undefined where storage already has answers or the configuration is wrong: then the whole journey takes over. */
const settingsHere = (boot: Boot, { entry }: FirstHistory): FirstSettings | undefined => {
  const settings = firstSettings(boot.configuration);
  const begins = entry === undefined || entry.step === 'home';
  return settings && begins && isBlankTab() ? { ...settings, mode: 'omc' } : undefined;
};

/** Runs `act` after the browser has painted the last change. */
const afterFrame = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};

/** Prepares the whole journey, which takes over at the offer, while the person answers the age. */
const prepareBehind = async (boot: Boot): Promise<void> => {
  const { prefetch, prepare } = await behind();
  await prefetch('offer');
  await breathe();
  await prepare(boot);
};

/** Creates the React root on first use: until then the page is plain HTML. */
const treeIn = (place: HTMLElement): (() => Root) => {
  let tree: Root | undefined;
  return () =>
    (tree ??= createRoot(place, {
      onUncaughtError: error => {
        reportError(error);
        showLoadingFailure();
      },
    }));
};

/**
 * Adds behaviour to the home screen, then loads the first question, then the rest. `tapped`: the id of the button pressed before the
 * scripts ran; returns whether it is one of the home screen's.
 */
export const begin = (boot: Boot, root: HTMLElement, tapped: string | undefined): boolean => {
  const variant = variants.find(known => known === boot.entry.variant);
  const environment = environments.find(known => known === boot.entry.environment);
  if (!variant || !environment) throw new TypeError('No such variant or environment');
  tellHome(variant);
  pagePrerendered();

  const { brand } = variantFacts[variant];
  const look = lookOf(brand, boot.addresses[`logos-${brand}`]);
  const history = new FirstHistory();
  const settings = settingsHere(boot, history);
  const place = document.createElement('div');
  const tree = treeIn(place);
  const services = {
    firstCard: (...of) =>
      behind()
        .then(app => app.firstCard(boot)(...of))
        .catch(() => undefined),
    whyAge: () => behind().then(app => app.whyAge()),
  } satisfies Behind;
  let simulatedDate: string | undefined;
  const draw = (): void => {
    if (settings && journey) {
      tree().render(
        <FirstApp
          journey={journey}
          settings={settings}
          home={home}
          look={look}
          behind={services}
          environment={bannerOf(environment)}
          simulatedDate={simulatedDate}
        />,
      );
    }
  };
  const takeOver = async (start: boolean): Promise<void> => {
    const { App, prefetch, standAt } = await behind();
    await prefetch(history.entry?.step ?? 'accountType');
    removeEventListener('popstate', arrived);
    journey?.handOver();
    if (!start) await standAt(boot, history.entry);
    flushSync(() => tree().render(<App boot={boot} start={start} />));
    home.hide();
    whenIdle(() => void prefetch('age')); // for a person who goes back
  };
  let leaving = false;
  const leave = (start: boolean): void => {
    if (leaving) return;
    leaving = true;
    takeOver(start).catch(showLoadingFailure);
  };
  const changed = (): void => {
    draw();
    if (journey?.step === 'age') whenIdle(() => void prepareBehind(boot).catch(() => undefined));
  };
  const journey =
    settings && new FirstJourney(settings, { keep: keepFirstAnswers, sleep, track: tell, history, changed, leave: () => leave(false) });
  const arrived = (): void => journey?.arrived();
  addEventListener('popstate', arrived);

  const home = new HomeOnPage(root, place, () => {
    home.wait(true);
    if (!journey) return leave(true);
    void journey.next();
    afterFrame(draw); // renders the frame of the question during its delay
  });
  const early = tapped !== undefined && home.starts(tapped);
  if (early) {
    home.wait(true);
    if (journey) journey.startEarly();
    else leave(true);
  }
  const tellBehind = async (): Promise<void> => {
    const { isConfigured, prefetch, homeFacts } = await behind();
    if (!isConfigured(boot)) return;
    if (!settings) await prefetch('accountType');
    await breathe();
    const [{ tellFacts }, facts] = await Promise.all([import(/* webpackChunkName: "home-facts" */ './homeFacts'), homeFacts(boot)]);
    await breathe();
    ({ simulatedDate } = facts);
    if (journey && journey.step !== 'home' && !leaving) draw();
    await tellFacts(root, facts, look);
  };
  whenIdle(() => void tellBehind().catch(() => undefined));
  return early;
};
