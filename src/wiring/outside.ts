import { ContainerModule } from 'inversify';
import { Browser, Randomness } from '@application/browser/ports';
import { SessionStore } from '@application/session/ports';
import { Settings } from '@application/Settings';
import { ResolveDestination } from '@application/redirect/ResolveDestination';
import { OpenLocalSession } from '@application/session/OpenLocalSession';
import { ResumeByNumber } from '@application/session/ResumeByNumber';
import { Dialogs } from '@ui/journey/Dialogs';
import { Routes } from '@ui/journey/Routes';
import { Visit } from '@ui/journey/Visit';
import { RedirectViewModel } from '@ui/screens/redirect/RedirectViewModel';
import { ResumeViewModel } from '@ui/screens/resume/ResumeViewModel';
import { make } from './make';

export const outside = new ContainerModule(({ bind }) => {
  bind(ResolveDestination).toResolvedValue(make(ResolveDestination), [Settings, SessionStore, Randomness]);
  bind(RedirectViewModel).toResolvedValue(make(RedirectViewModel), [ResolveDestination, Browser, Routes]).inTransientScope();

  bind(ResumeByNumber).toResolvedValue(make(ResumeByNumber), [OpenLocalSession, Settings]);
  bind(ResumeViewModel).toResolvedValue(make(ResumeViewModel), [ResumeByNumber, Visit, Dialogs, Settings]).inTransientScope();
});
