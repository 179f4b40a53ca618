import { ContainerModule } from 'inversify';
import { LastRefusal } from '@application/refusal/ports';
import { AnswerStore, LocalTokens, SessionPeers, SessionStore, UnsavedInputStore } from '@application/session/ports';
import { Carts } from '@application/offer/ports';
import { CoHolders, Dossiers, Persons, Prospects, Workflow } from '@application/prospect/ports';
import { Clock, Visibility, Gestures } from '@application/browser/ports';
import { ErrorReporter, TrackedPages, Tracking } from '@application/observation/ports';
import { PapersOrder } from '@application/proofs/ports';
import { Settings } from '@application/Settings';
import { SignIn } from '@application/access/ports';
import { ResolveEntry } from '@application/session/ResolveEntry';
import { EnterDossier } from '@application/session/EnterDossier';
import { OpenLocalSession } from '@application/session/OpenLocalSession';
import { ReturnQuery } from '@application/session/ReturnQuery';
import { SignOut } from '@application/session/SignOut';
import { WalletReturn } from '@application/wallet/WalletReturn';
import { LoadDossier } from '@application/session/LoadDossier';
import { Dialogs } from '@ui/journey/Dialogs';
import { OnPhone } from '@ui/journey/OnPhone';
import { Inactivity } from '@ui/shell/inactivity/Inactivity';
import { Preloader } from '@ui/journey/Preloader';
import { BrowserRoutes } from '@ui/journey/BrowserRoutes';
import { DossierStore } from '@ui/journey/DossierStore';
import { DossierActions } from '@ui/journey/DossierActions';
import { Journey } from '@ui/journey/Journey';
import { Parts } from '@ui/journey/Parts';
import { PageTracking } from '@ui/journey/PageTracking';
import { Routes } from '@ui/journey/Routes';
import { SessionEnd } from '@ui/journey/SessionEnd';
import { Startup } from '@ui/journey/Startup';
import { StepHistory } from '@ui/journey/StepHistory';
import { PageTransition } from '@ui/journey/PageTransition';
import { StepJourney } from '@ui/journey/StepJourney';
import { Visit } from '@ui/journey/Visit';
import { ScreenPreloader } from '@ui/shell/routes/ScreenPreloader';
import { make } from './make';

export const journey = new ContainerModule(({ bind }) => {
  bind(BrowserRoutes).toResolvedValue(make(BrowserRoutes));
  bind(Routes).toService(BrowserRoutes);
  bind(StepHistory).toService(BrowserRoutes);
  bind(SignOut).toResolvedValue(make(SignOut), [SessionStore, SignIn, SessionPeers]);
  bind(LoadDossier).toResolvedValue(make(LoadDossier), [Dossiers, Persons, Prospects, CoHolders]);
  bind(DossierStore).toResolvedValue(make(DossierStore), [Prospects, Carts, Clock, PapersOrder]);
  bind(OpenLocalSession).toResolvedValue(make(OpenLocalSession), [LocalTokens, SessionStore, Clock, Settings]);
  bind(EnterDossier).toResolvedValue(make(EnterDossier), [
    ReturnQuery,
    SignIn,
    SessionStore,
    AnswerStore,
    Carts,
    Clock,
    LoadDossier,
    Settings,
    OpenLocalSession,
  ]);
  bind(Dialogs).toResolvedValue(make(Dialogs), [SessionStore, Visit]);
  bind(ResolveEntry).toResolvedValue(make(ResolveEntry), [EnterDossier, SessionStore, UnsavedInputStore, Settings, ErrorReporter]);
  bind(PageTracking).toResolvedValue(make(PageTracking), [Tracking, TrackedPages]);
  bind(Preloader).toResolvedValue(make(ScreenPreloader), [Parts, Clock, DossierStore, Settings]);
  bind(PageTransition).toResolvedValue(make(PageTransition), [Clock, Preloader]);
  bind(StepJourney).toResolvedValue(make(StepJourney), [
    AnswerStore,
    Clock,
    Settings,
    PageTracking,
    Dialogs,
    Visit,
    Routes,
    StepHistory,
    DossierStore,
    PageTransition,
    LastRefusal,
  ]);
  bind(Startup).toResolvedValue(make(Startup), [
    ResolveEntry,
    StepJourney,
    DossierStore,
    StepHistory,
    Routes,
    Dialogs,
    Visit,
    WalletReturn,
  ]);
  bind(Journey).toService(StepJourney);
  bind(SessionEnd).toResolvedValue(make(SessionEnd), [SessionStore, Clock, Visibility, Visit, SessionPeers, Dossiers]);
  bind(DossierActions).toResolvedValue(make(DossierActions), [DossierStore, StepJourney, Workflow, Dossiers, Dialogs]);
  bind(OnPhone).toResolvedValue(make(OnPhone));
  bind(Inactivity).toResolvedValue(make(Inactivity), [
    Clock,
    Gestures,
    Visibility,
    SessionStore,
    Settings,
    DossierActions,
    DossierStore,
    Visit,
  ]);
});
