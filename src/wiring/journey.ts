import { ContainerModule } from 'inversify';
import { AnswerStore } from '@application/ports/AnswerStore';
import { Carts } from '@application/ports/Carts';
import { CoHolders } from '@application/ports/CoHolders';
import { Clock } from '@application/ports/Clock';
import { ErrorReporter } from '@application/ports/ErrorReporter';
import { Files } from '@application/ports/Files';
import { LocalTokens } from '@application/ports/LocalTokens';
import { Persons } from '@application/ports/Persons';
import { Prospects } from '@application/ports/Prospects';
import { SessionPeers } from '@application/ports/SessionPeers';
import { SessionStore } from '@application/ports/SessionStore';
import { Settings } from '@application/ports/Settings';
import { SignIn } from '@application/ports/SignIn';
import { Visibility } from '@application/ports/Visibility';
import { Workflow } from '@application/ports/Workflow';
import { Gestures } from '@application/ports/Gestures';
import { TrackedPages } from '@application/ports/TrackedPages';
import { Tracking } from '@application/ports/Tracking';
import { UnsavedInputStore } from '@application/ports/UnsavedInput';
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
