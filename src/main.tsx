import { behind } from './behind';
import { StrictMode, useEffect, useState, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { environments, variantFacts, variants } from '@domain/brand/variant';
import { bannerOf } from '@domain/environment/banner';
import { trackingOfPage } from '@domain/journey/tracking';
import '@ui/theme/base.css';
import { events, reports, watchUncaught } from '@infrastructure/browser/observation/observed';
import type { AppProps, HomeFacts } from './App';
import { FirstScreen } from './FirstScreen';
import type { Boot } from './loader/boot';
import { showLoadingFailure } from './loader/failure';

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 200);
};

const homeFacts = async (boot: Boot): Promise<HomeFacts> => (await behind()).homeFacts(boot);

/** The home screen answers at once, and stands until the step after it can be shown; everything else is on its way meanwhile. */
const Main = ({ boot, elsewhere }: { readonly boot: Boot; readonly elsewhere: ComponentType<AppProps> | undefined }) => {
  const [App, setApp] = useState<ComponentType<AppProps> | undefined>(() => elsewhere);
  const [starting, setStarting] = useState(false);
  const [facts, setFacts] = useState<HomeFacts>();
  useEffect(() => {
    if (elsewhere === undefined) whenIdle(() => void homeFacts(boot).then(setFacts, () => undefined));
  }, [boot, elsewhere]);
  const start = async (): Promise<void> => {
    setStarting(true);
    const app = await behind();
    await app.prefetchStart();
    setApp(() => app.App);
  };
  if (App) return <App boot={boot} start={elsewhere === undefined} />;
  const variant = variants.find(known => known === boot.entry.variant);
  const environment = environments.find(known => known === boot.entry.environment);
  if (!variant || !environment) return null;
  return (
    <FirstScreen
      variant={variant}
      environment={bannerOf(environment)}
      logoUrl={boot.addresses[`logos-${variant.slice(-2)}`] ?? ''}
      starting={starting}
      offer={facts?.offer}
      helpPhone={facts?.helpPhone}
      onStart={() => void start().catch(showLoadingFailure)}
    />
  );
};

/** What watches the journey comes after it can be used, and its failure stops nothing. OBS-01, R23 */
const observe = (boot: Boot): void =>
  whenIdle(
    () =>
      void import(/* webpackChunkName: "observation" */ './observation')
        .then(observation => observation.observe(boot))
        .catch((error: unknown) => reports.put({ kind: 'uncaught', error })),
  );

/** The first screen is a page of the journey like the others, though the journey's own code is still on its way. OBS-01, OBS-03 */
const tellHome = ({ entry }: Boot): void => {
  const variant = variants.find(known => known === entry.variant);
  if (variant === undefined) return;
  reports.put({ kind: 'page', page: 'HomePage' });
  const number = trackingOfPage('home', 'HomePage', variantFacts[variant].mode);
  if (number !== null) events.put({ kind: 'step', step: 'home', number });
};

const begin = async (boot: Boot, root: HTMLElement): Promise<void> => {
  if (document.documentElement.dataset['elsewhere'] === undefined) {
    tellHome(boot);
    hydrateRoot(
      root,
      <StrictMode>
        <Main boot={boot} elsewhere={undefined} />
      </StrictMode>,
    );
    whenIdle(
      () =>
        void behind()
          .then(app => (app.isConfigured(boot) ? app.prefetchStart() : undefined))
          .catch(() => undefined),
    );
    const tapped = boot.takeTap();
    if (tapped) whenIdle(() => document.getElementById(tapped)?.click());
    return;
  }
  const { App } = await behind();
  root.replaceChildren();
  createRoot(root).render(
    <StrictMode>
      <Main boot={boot} elsewhere={App} />
    </StrictMode>,
  );
  delete document.documentElement.dataset['elsewhere'];
};

const root = document.getElementById('root');
watchUncaught();
if (window.boot && root) {
  begin(window.boot, root).catch(showLoadingFailure);
  observe(window.boot);
} else showLoadingFailure();
