import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, type Location } from 'react-router-dom';
import { REFERENCE } from '@domain/brand/languages';
import { bannerOf } from '@domain/session/environmentBanner';
import { journeyBreadcrumb } from '@domain/journey/breadcrumb';
import { restOf } from '@domain/journey/left';
import { reachedOn } from '@domain/journey/papersFirst';
import { stageProgress } from '@domain/journey/progress';
import { mayDoOn, readerOf } from '@domain/journey/startedDossier';
import type { PageName, StepName } from '@domain/journey/steps';
import { routeResume } from '@domain/journey/resumeRoute';
import { usualPath } from '@domain/journey/usualPath';
import { cardOfParticipant } from '@domain/offer/cardOfParticipant';
import { PageChanges } from '@application/observation/ports';
import { Settings } from '@application/Settings';
import { languageMessages } from '@messages/language';
import { progressMessages } from '@messages/progress';
import { DialogsHost } from './DialogsHost';
import { StillThere } from './inactivity/StillThere';
import { BrowserRoutes } from '@ui/journey/BrowserRoutes';
import { DossierStore } from '@ui/journey/DossierStore';
import { SessionEnd } from '@ui/journey/SessionEnd';
import { Startup } from '@ui/journey/Startup';
import { StepJourney } from '@ui/journey/StepJourney';
import { ReaderContext } from '@ui/mvvm/messages';
import { lazyScreen } from '@ui/mvvm/lazyScreen';
import { useService } from '@ui/mvvm/screen';
import { StepContainer } from '@ui/shell/StepContainer';
import { pages } from './routes/addressedPages';
import { mountOf } from './routes/screenOf';
import { AccountAside, AccountStrip, prefetchAccount } from '@ui/screens/account/AccountHost';
import { accountPlace, placeOnEntry, type AccountPlace } from '@ui/screens/account/accountPlace';
import { PhoneHost } from '@ui/screens/onPhone/PhoneHost';
import type { Within } from './Breadcrumb';
import { pageName } from './pageName';
import { PageFailure } from './PageFailure';
import { simulatedDay } from './simulatedDay';
import { Shell } from './Shell';
import type { WorkstationProps } from './workstation/Workstation';

interface PagesProps {
  readonly start: boolean;
}

/** How far the person is: a correction leaves them at the recap. XTR-04 */
const reached = ({ at }: StepJourney, dossiers: DossierStore): { readonly step: StepName; readonly page?: PageName } =>
  at.correcting ? { step: dossiers.stands } : reachedOn(at, dossiers.dossier);

/** Progress within the current part, as a share and as text; none while the other holder acts. */
const withinStage = (journey: StepJourney, dossiers: DossierStore): Within | undefined => {
  const { path, at } = journey;
  const { step, page } = reached(journey, dossiers);
  const rest = dossiers.dossier && restOf(dossiers.dossier, step);
  const progress = mayDoOn(dossiers.dossier, at) ? stageProgress(path, step, page, rest) : undefined;
  if (progress === undefined) return undefined;
  return { done: progress.done, text: at.correcting ? progressMessages.corrected(at.step) : progressMessages.text(step, progress) };
};

/** Where the account of a client is shown: once a card is chosen, on the pages of who may act. XTR-44, D-106 */
const accountOn = ({ at, answers }: StepJourney, { dossier, backFromSignature }: DossierStore): AccountPlace => {
  const chosen = dossier !== undefined || cardOfParticipant(answers.selection, 'TIT') !== undefined;
  const passed = backFromSignature && at.page === 'PreLivenessPage'; // not drawn: the signature's page follows
  return chosen && !passed && mayDoOn(dossier, at) ? accountPlace(at.page) : 'nowhere';
};

const MAIN = '/main';
const SIGNATURE = '/signature';
const REDIRECT = '/redirect';

/** Clients load none of it. XTR-53 */
const workstation = lazyScreen<WorkstationProps>(() =>
  import(/* webpackChunkName: "workstation" */ './workstation/Workstation').then(module => module.Workstation),
);

/** The links to the other languages: the build has drawn them into the document (LanguageLinks). XTR-12 */
const links = document.querySelectorAll('[hreflang]');
const takeLinks = (place: Element | null): void => place?.append(...links);

/** The router's location, with its path in the usual form. D-112 */
const useUsualLocation = (): Location => {
  const location = useLocation();
  return useMemo(() => ({ ...location, pathname: usualPath(location.pathname) }), [location]);
};

/** RTE-01 to RTE-08 */
export const Pages = observer(function Pages({ start }: PagesProps): ReactElement {
  const routes = useService(BrowserRoutes);
  const journey = useService(StepJourney);
  const startup = useService(Startup);
  const dossiers = useService(DossierStore);
  const { dossier } = dossiers;
  const settings = useService(Settings);
  const changes = useService(PageChanges);
  const sessionEnd = useService(SessionEnd);
  const navigate = useNavigate();
  const location = useUsualLocation();
  const { pathname, search, hash } = location;
  const resumable = routeResume.decide({ environment: settings.environment }) === 'resume';
  const atSignature = pathname === SIGNATURE;
  const onMain = atSignature || pathname === MAIN;

  useLayoutEffect(() => routes.attach(navigate), [routes, navigate]);
  useLayoutEffect(() => {
    routes.arrived(location.state);
    if (onMain) startup.shown(atSignature);
  }, [routes, startup, location, onMain, atSignature]);
  useEffect(() => {
    void startup.enter({ start, onMain, atSignature });
  }, [startup, start, location, onMain, atSignature]);

  const shownPage = onMain ? (startup.ready ? journey.at.page : undefined) : pageName(pathname);
  useEffect(() => {
    if (shownPage !== undefined) changes.arrivedAt(shownPage);
  }, [changes, shownPage]);

  const french = journey.mode === 'omc' || languageMessages.own === REFERENCE || (onMain && !startup.ready);
  useEffect(() => (french ? undefined : startup.readInFrench()), [french, startup]);

  const known = dossier !== undefined;
  useEffect(() => (known ? sessionEnd.watch() : undefined), [sessionEnd, known]);

  useEffect(() => {
    if (!journey.dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [journey.dirty]);

  const leaves = pathname === REDIRECT;
  const there = leaves || (onMain && startup.ready);
  const coming = onMain && !startup.ready && !startup.choosing;
  const account = there
    ? accountOn(journey, dossiers)
    : coming
      ? placeOnEntry({ entry: routes.entry, opens: startup.opens, atSignature })
      : 'nowhere';
  const offering = journey.at.page === 'OfferForm';
  useEffect(() => (offering ? prefetchAccount() : undefined), [offering]);

  const simulated = useMemo(() => simulatedDay(settings), [settings]); // the calendar takes a phone some milliseconds
  const common = { environment: bannerOf(settings.environment), simulatedDate: simulated };
  const toMain = <Navigate to={{ pathname: MAIN, search, hash }} replace />;
  const content = (
    <>
      <PageFailure page={onMain ? mountOf(journey.at, readerOf(dossier, journey.mode), mayDoOn(dossier, journey.at)) : pathname}>
        <Routes location={location}>
          <Route path={MAIN} element={<StepContainer />} />
          <Route path={SIGNATURE} element={<StepContainer />} />
          <Route path="/resume" element={resumable ? <pages.ResumePage.Screen /> : toMain} />
          <Route path={REDIRECT} element={<pages.RedirectPage.Screen />} />
          <Route path="/session-inactive" element={<pages.InactivityPage.Screen />} />
          <Route path="/accessibilite" element={<pages.AccessibilityPage.Screen />} />
          <Route path="/renoncer" element={<pages.WithdrawalPage.Screen />} />
          <Route path="/reclamation" element={<pages.ComplaintPage.Screen />} />
          <Route path="/error/:type" element={<pages.ErrorPage.Screen />} />
          <Route path="/:type" element={<pages.InformationPage.Screen />} />
          <Route path="*" element={toMain} />
        </Routes>
      </PageFailure>
      <PageFailure>
        <PhoneHost />
      </PageFailure>
      <DialogsHost />
      <StillThere />
    </>
  );

  return (
    <ReaderContext.Provider value={journey.mode}>
      {journey.mode === 'mdc' ? (
        <workstation.Screen {...common} adviser={dossier?.state.adviser ?? startup.adviser} journey={onMain && (startup.ready || 'coming')}>
          {content}
        </workstation.Screen>
      ) : (
        <Shell
          {...common}
          breadcrumb={onMain && startup.ready ? journeyBreadcrumb.decide({ step: journey.step }) : null}
          pending={onMain ? !startup.ready : leaves}
          within={onMain && startup.ready ? withinStage(journey, dossiers) : undefined}
          beside={account === 'nowhere' || coming ? undefined : <AccountAside />}
          strip={account === 'both' ? <AccountStrip coming={coming} /> : undefined}
          turn={onMain ? journey.turn : undefined}
          helpPhone={settings.contactPhone}
          languages={<div ref={takeLinks} onClick={startup.changeLanguage} />}
        >
          {content}
        </Shell>
      )}
    </ReaderContext.Provider>
  );
});
