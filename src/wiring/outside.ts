import { ContainerModule } from 'inversify';
import { Browser } from '@application/ports/Browser';
import { Randomness } from '@application/ports/Randomness';
import { SessionStore } from '@application/ports/SessionStore';
import { Settings } from '@application/ports/Settings';
import { ResolveDestination } from '@application/redirect/ResolveDestination';
import { Routes } from '@ui/journey/Routes';
import { RedirectViewModel } from '@ui/screens/redirect/RedirectViewModel';
import { make } from './make';

export const outside = new ContainerModule(({ bind }) => {
  bind(ResolveDestination).toResolvedValue(make(ResolveDestination), [Settings, SessionStore, Randomness]);
  bind(RedirectViewModel).toResolvedValue(make(RedirectViewModel), [ResolveDestination, Browser, Routes]).inTransientScope();
});
