import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Container } from 'inversify';
import { IDENTIFICATION, type Settings } from '@application/Settings';
import { decodeSettings } from '@infrastructure/config/decodeSettings';
import type { Brand } from '@domain/brand/variant';
import { languageMessages } from '@messages/language';
import { BrandContext, lookOf } from '@ui/kit/brand';
import { pageIn } from '@domain/journey/pages';
import type { StepName } from '@domain/journey/steps';
import { BrowserRoutes } from '@ui/journey/BrowserRoutes';
import type { Beginning } from '@ui/journey/ClosableVisit';
import { PageTracking } from '@ui/journey/PageTracking';
import { Startup } from '@ui/journey/Startup';
import type { StepEntry } from '@ui/journey/StepHistory';
import { Services } from '@ui/mvvm/screen';
import { screens } from '@ui/shell/routes/stepScreens';
import { PageFailure } from '@ui/shell/PageFailure';
import { Pages } from '@ui/shell/Pages';
import { simulatedDay } from '@ui/shell/simulatedDay';
import { yieldToMain } from './yieldToMain';
import { createContainer } from './container';
import type { Boot } from './loader/boot';
import { wrongConfiguration } from './loader/failure';
import { Visits } from './Visits';
import { checked, type Workers } from './workers';

export interface AppProps {
  readonly boot: Boot;
  /** True: the person pressed the button of the home screen, so the journey begins at once. */
  readonly start: boolean;
}

/** Only the bundle knows a worker's address. No ad blocker's list matches these names. XTR-40 */
const workers: Workers = {
  captcha: checked(
    'numbers',
    () => new Worker(/* webpackChunkName: "numbers" */ new URL('../infrastructure/browser/captcha/worker.ts', import.meta.url)),
  ),
  files: checked(
    'pictures',
    () => new Worker(/* webpackChunkName: "pictures" */ new URL('../infrastructure/browser/files/worker.ts', import.meta.url)),
  ),
  symbols: checked(
    'symbols',
    () => new Worker(/* webpackChunkName: "symbols" */ new URL('../infrastructure/browser/symbols/worker.ts', import.meta.url)),
  ),
  papers: checked(
    'paper-worker',
    () => new Worker(/* webpackChunkName: "paper-worker" */ new URL('../infrastructure/browser/papers/worker.ts', import.meta.url)),
  ),
};

const addresses: Readonly<Record<Beginning, string>> = {
  main: 'main',
  inactivity: 'session-inactive',
  identification: `redirect?vers=${IDENTIFICATION}`,
};

let decoded: ReturnType<typeof decodeSettings> | undefined;

/** Decodes once: the page has one configuration. */
const settingsOf = (boot: Boot): ReturnType<typeof decodeSettings> =>
  (decoded ??= decodeSettings(boot.configuration, location.origin, languageMessages.own));

/** Decodes the configuration and reports a wrong one, whatever the page shows by then. CFG-02 */
export const isConfigured = (boot: Boot): boolean => {
  const settings = settingsOf(boot);
  if (E.isLeft(settings)) wrongConfiguration(settings.left);
  return E.isRight(settings);
};

interface Made {
  readonly visits: Visits;
  readonly brand: Brand;
  readonly helpPhone: string;
  readonly simulatedDate: string | undefined;
}

let made: Made | undefined;

const containerOf = (settings: Settings, boot: Boot): Container => createContainer(settings, workers, boot.arrival, boot.shift);

const makeVisits = (settings: Settings, container: Container, boot: Boot): Made => {
  const { brand, contactPhone } = settings;
  const arrive = (at: Beginning): void => history.replaceState(null, '', `${boot.entry.base}${addresses[at]}`);
  return { visits: new Visits(container, arrive), brand, helpPhone: contactPhone, simulatedDate: simulatedDay(settings) };
};

/** Makes the visits once, for the home screen or the journey, whichever calls first. */
const visitsOf = (boot: Boot): Made | undefined => {
  const settings = settingsOf(boot);
  if (E.isRight(settings)) made ??= makeVisits(settings.right, containerOf(settings.right, boot), boot);
  return made;
};

/** Makes the visits before their first use, in several tasks so that input is handled between. */
const visitsAhead = async (boot: Boot): Promise<Made | undefined> => {
  const settings = settingsOf(boot);
  if (E.isLeft(settings) || made) return made;
  await yieldToMain();
  const container = containerOf(settings.right, boot);
  await yieldToMain();
  made ??= makeVisits(settings.right, container, boot);
  await yieldToMain();
  return made;
};

/** Makes what the whole journey starts with, before the person needs it. */
export const prepareVisit = async (boot: Boot): Promise<void> => {
  const made = await visitsAhead(boot);
  made?.visits.current.resolve(Startup);
};

/**
 * Moves the journey to this entry before React renders it, so that it renders once, with the right page. `tracked`: the last page tracked so
 * far. STP-05, STP-12
 */
export const standAt = async (boot: Boot, entry: StepEntry | undefined, tracked: StepName): Promise<void> => {
  const resolve = visitsOf(boot)?.visits.current.resolve;
  resolve?.(PageTracking).begin({ step: tracked, page: pageIn(tracked, undefined) });
  resolve?.(BrowserRoutes).arrived(entry);
  await resolve?.(Startup).enter({ start: false, onMain: true, atSignature: false });
};

/** Prefetches the screen of a step from before the file. */
export const prefetch = (step: StepName): Promise<void> => screens[pageIn(step, undefined)].prefetch();

interface OfVisitProps {
  readonly visits: Visits;
  readonly start: boolean;
  readonly base: string;
}

/**
 * Renders one visit. This component resolves the visit itself, in state: a MobX observer keeps its first render, and so the visit, as
 * long as it is mounted. R16
 */
const OfVisit = ({ visits, start, base }: OfVisitProps): ReactElement => {
  const [resolve] = useState(() => visits.current.resolve);
  return (
    <Services.Provider value={resolve}>
      <BrowserRouter basename={base.replace(/\/$/, '')} useTransitions={false}>
        <PageFailure>
          <Pages start={start} />
        </PageFailure>
      </BrowserRouter>
    </Services.Provider>
  );
};

/** Everything behind the first question: services, routes, steps. React unmounts what it shows with its visit. */
export const App = observer(function App({ boot, start }: AppProps): ReactElement | null {
  const [services] = useState(() => visitsOf(boot));
  useEffect(() => {
    if (!services) isConfigured(boot);
  }, [services, boot]);
  if (!services) return null;
  const { visits, brand } = services;
  return (
    <BrandContext.Provider value={lookOf(brand, boot.addresses[`logos-${brand}`])}>
      <OfVisit key={visits.number} visits={visits} start={start && visits.number === 1} base={boot.entry.base} />
    </BrandContext.Provider>
  );
});
