import { ContainerModule } from 'inversify';
import { AnswerStore, LocalTokens, SessionPeers, SessionStore, UnsavedInputStore } from '@application/session/ports';
import { Carts } from '@application/offer/ports';
import { CoHolders, Files, Persons, Prospects, Workflow } from '@application/prospect/ports';
import { Clock, Visibility, Gestures } from '@application/browser/ports';
import { ErrorReporter, TrackedPages, Tracking } from '@application/observation/ports';
import { Settings } from '@application/Settings';
import { SignIn } from '@application/access/ports';
import { Arrive } from '@application/session/Arrive';
import { EnterFile } from '@application/session/EnterFile';
import { OpenLocalSession } from '@application/session/OpenLocalSession';
import { ReturnQuery } from '@application/session/ReturnQuery';
import { SignOut } from '@application/session/SignOut';
import { WalletReturn } from '@application/wallet/WalletReturn';
import { LoadFile } from '@application/session/LoadFile';
import { Dialogs } from '@ui/journey/Dialogs';
import { OnPhone } from '@ui/journey/OnPhone';
import { Inactivity } from '@ui/inactivity/Inactivity';
import { Preloader } from '@ui/journey/Preloader';
import { BrowserRoutes } from '@ui/journey/BrowserRoutes';
import { FileStore } from '@ui/journey/FileStore';
import { FileActions } from '@ui/journey/FileActions';
import { Journey } from '@ui/journey/Journey';
import { Parts } from '@ui/journey/Parts';
import { PageTracking } from '@ui/journey/PageTracking';
import { Routes } from '@ui/journey/Routes';
import { SessionEnd } from '@ui/journey/SessionEnd';
import { Startup } from '@ui/journey/Startup';
import { StepHistory } from '@ui/journey/StepHistory';
import { PageTurn } from '@ui/journey/PageTurn';
import { StepJourney } from '@ui/journey/StepJourney';
import { Visit } from '@ui/journey/Visit';
import { ScreenPreloader } from '@ui/routes/ScreenPreloader';
import { make } from './make';

export const journey = new ContainerModule(({ bind }) => {
  bind(BrowserRoutes).toResolvedValue(make(BrowserRoutes));
  bind(Routes).toService(BrowserRoutes);
  bind(StepHistory).toService(BrowserRoutes);
  bind(SignOut).toResolvedValue(make(SignOut), [SessionStore, SignIn, SessionPeers]);
  bind(LoadFile).toResolvedValue(make(LoadFile), [Files, Persons, Prospects, CoHolders]);
  bind(FileStore).toResolvedValue(make(FileStore), [Prospects, Carts, Clock]);
  bind(OpenLocalSession).toResolvedValue(make(OpenLocalSession), [LocalTokens, SessionStore, Clock, Settings]);
  bind(EnterFile).toResolvedValue(make(EnterFile), [
    ReturnQuery,
    SignIn,
    SessionStore,
    AnswerStore,
    Carts,
    Clock,
    LoadFile,
    Settings,
    OpenLocalSession,
  ]);
  bind(Dialogs).toResolvedValue(make(Dialogs), [SessionStore, Visit]);
  bind(Arrive).toResolvedValue(make(Arrive), [EnterFile, SessionStore, UnsavedInputStore, Settings, ErrorReporter]);
  bind(PageTracking).toResolvedValue(make(PageTracking), [Tracking, TrackedPages]);
  bind(Preloader).toResolvedValue(make(ScreenPreloader), [Parts, Clock, FileStore, Settings]);
  bind(PageTurn).toResolvedValue(make(PageTurn), [Clock, Preloader]);
  bind(StepJourney).toResolvedValue(make(StepJourney), [
    AnswerStore,
    Clock,
    Settings,
    PageTracking,
    Dialogs,
    Visit,
    Routes,
    StepHistory,
    FileStore,
    PageTurn,
  ]);
  bind(Startup).toResolvedValue(make(Startup), [Arrive, StepJourney, FileStore, StepHistory, Routes, Dialogs, Visit, WalletReturn]);
  bind(Journey).toService(StepJourney);
  bind(SessionEnd).toResolvedValue(make(SessionEnd), [SessionStore, Clock, Visibility, Visit, SessionPeers, Files]);
  bind(FileActions).toResolvedValue(make(FileActions), [FileStore, StepJourney, Workflow, Files, Dialogs]);
  bind(OnPhone).toResolvedValue(make(OnPhone));
  bind(Inactivity).toResolvedValue(make(Inactivity), [Clock, Gestures, Visibility, SessionStore, Settings, FileActions, FileStore, Visit]);
});
