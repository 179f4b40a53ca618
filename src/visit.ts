import { Container } from 'inversify';
import { AnswerStore, SessionStore } from '@application/session/ports';
import { Clock, Visibility } from '@application/browser/ports';
import { SignOut } from '@application/session/SignOut';
import { Watches } from '@application/watch';
import { VisitClock } from '@infrastructure/browser/VisitClock';
import { BrowserRoutes } from '@ui/journey/BrowserRoutes';
import { ClosableVisit, type Beginning } from '@ui/journey/ClosableVisit';
import { Parts } from '@ui/journey/Parts';
import { Startup } from '@ui/journey/Startup';
import { Visit } from '@ui/journey/Visit';
import type { Resolve } from '@ui/mvvm/screen';
import { holders } from './wiring/holders';
import { journey } from './wiring/journey';
import { VisitParts } from './parts';
import { make } from './wiring/make';
import { offer } from './wiring/offer';
import { outside } from './wiring/outside';

/** A visit as the page uses it. */
export interface OpenVisit {
  readonly container: Container;
  readonly resolve: Resolve;
}

/**
 * Makes every service that knows a person or their file, for one visit. `next`: runs when the visit is over; the next visit begins at the
 * given page.
 */
export const openVisit = (page: Container, next: (at: Beginning) => void): OpenVisit => {
  const container = new Container({ parent: page, defaultScope: 'Singleton' });
  const clock = new VisitClock(page.get(Clock));
  const storeUnsaved = (): Promise<void> => container.get(Startup).storeUnsaved();
  const over = (at: Beginning): void => {
    clock.stop();
    container.get(BrowserRoutes).detach();
    next(at);
  };
  container.bind(Clock).toConstantValue(clock);
  container.bind(Watches).toResolvedValue(make(Watches), [Clock, Visibility]);
  container.bind(Visit).toResolvedValue(
    (leave: SignOut, session: SessionStore, answers: AnswerStore) =>
      new ClosableVisit(
        leave,
        () => session.session() !== undefined || (answers.load()?.step ?? 'home') !== 'home',
        storeUnsaved,
        over,
        () => session.endedBy,
      ),
    [SignOut, SessionStore, AnswerStore],
  );
  container.bind(Parts).toConstantValue(new VisitParts(container));
  container.load(journey, offer, holders, outside);
  return { container, resolve: key => container.get(key) };
};
