import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { TrackingEvent } from '@application/observation/ports';
import { LastRefusal } from '@application/refusal/ports';
import { ResolveEntry } from '@application/session/ResolveEntry';
import type { NotAuthenticated } from '@application/session/notAuthenticated';
import { blankProspect } from '@domain/holders/prospect';
import type { AdviserOnDossier, DossierState } from '@domain/journey/dossierState';
import type { StartedDossier } from '@domain/journey/startedDossier';
import type { Language } from '@domain/brand/languages';
import type { StepName } from '@domain/journey/steps';
import type { Mode } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';
import { MemoryErrorReporter } from '../fakes/MemoryErrorReporter';
import { DossierStore } from '@ui/journey/DossierStore';
import { PageTracking } from '@ui/journey/PageTracking';
import { Startup } from '@ui/journey/Startup';
import type { StepEntry, StepHistory } from '@ui/journey/StepHistory';
import { PageTransition } from '@ui/journey/PageTransition';
import { StepJourney } from '@ui/journey/StepJourney';
import { MemoryAnswers, MemorySession, MemoryTrackedPages, MemoryWords } from '../fakes/ports';
import { FakeRoutes, FakeVisit, unreachable } from './ending';
import { clockOn, papersOrder } from './journey';

const clock = clockOn('2025-06-01');
const session = { efs: '12345678', type: 'Bearer', value: 'T', expiration: '2025-06-01T15:00:00+02:00' };

export const started = (state: DossierState, externalReference = 'EXT-1'): StartedDossier => ({
  state,
  person: { externalReference, firstName: undefined, lastName: undefined, birthdate: undefined },
  people: { TIT: blankProspect, COT: undefined },
  coHolderFinished: null,
});

/** Browser history without Back. */
class FakeHistory implements StepHistory {
  entry: StepEntry | undefined;
  readonly replaced: StepEntry[] = [];
  readonly pushed: StepEntry[] = [];
  forwards = 0;
  constructor(entry?: StepEntry) {
    this.entry = entry;
  }
  push(entry: StepEntry): void {
    this.pushed.push(entry);
    this.entry = entry;
  }
  replace(entry: StepEntry): void {
    this.replaced.push(entry);
    this.entry = entry;
  }
  back = (): void => undefined;
  forward = (): void => void (this.forwards += 1);
}

interface Arriving {
  /** Outcome of opening the file. */
  readonly start: E.Either<Failure | NotAuthenticated, StartedDossier>;
  readonly cart?: E.Either<Failure, Cart>;
  readonly entry?: StepEntry;
  readonly mode?: Mode;
  /** Of the page. */
  readonly language?: Language;
  /** The reader who signed in last in this tab. D-111 */
  readonly signedIn?: Mode;
  readonly connected?: boolean;
  /** The session has expired. */
  readonly lapsed?: boolean;
  /** The URL has a code of the identity provider. */
  readonly returning?: boolean;
  /** Pages tracked before a reload. */
  readonly pages?: MemoryTrackedPages;
  /** The URL has a sign-in code that this tab did not request; `workstation`: an adviser's. D-101 */
  readonly unasked?: 'workstation' | 'other';
  /** The adviser of the session. D-101 */
  readonly adviser?: AdviserOnDossier;
  /** A wallet led back: to this tab, which asked it from this step, or to another one. XTR-38 */
  readonly wallet?: StepName | 'other tab';
  readonly papersFirst?: boolean;
  /** The person signed in to withdraw from a contract. XTR-68 */
  readonly withdraws?: boolean;
}

/** Builds the start of a session scope with a fake bank and browser. */
export const arriving = ({
  start,
  cart = E.left(unreachable),
  entry,
  mode = 'omc',
  language = 'fr',
  signedIn,
  connected = true,
  lapsed = false,
  returning = false,
  pages = new MemoryTrackedPages(),
  unasked,
  adviser,
  wallet,
  papersFirst = false,
  withdraws = false,
}: Arriving) => {
  const asked: string[] = [];
  const dialogs: string[] = [];
  const sent: TrackingEvent[] = [];
  const open = (what: string) => () => void dialogs.push(what);
  const [answers, held, words, history] = [new MemoryAnswers(), new MemorySession(), new MemoryWords(), new FakeHistory(entry)];
  const [routes, visit, reporter] = [new FakeRoutes(), new FakeVisit(), new MemoryErrorReporter()];
  if (connected) held.open({ ...session, adviser });
  held.lapsed = lapsed;
  held.reader = signedIn;
  const settings = { mode, jointAccount: 'open' as const, language };
  const enter = {
    returning,
    localClient: undefined,
    unasked: unasked !== undefined,
    keepSession: () => void (asked.push('kept'), (enter.unasked = false)),
    leaveSession: () => (asked.push('left'), (enter.unasked = false), unasked === 'workstation'),
    takeWithdrawal: () => withdraws,
    run: () => TE.fromIOEither(() => (asked.push('state'), start)),
  };
  const model = new DossierStore({ save: () => TE.right(undefined) }, { mine: () => TE.fromEither(cart) }, clock, papersOrder(papersFirst));
  const shown = {
    technical: open('technical'),
    alert: open('alert'),
    carryOn: open('continue modal'),
    walletAnswered: open('wallet answered'),
  };
  const told = new PageTracking({ send: event => void sent.push(event) }, pages);
  const refusal = new LastRefusal();
  const journey = new StepJourney(
    answers,
    clock,
    settings as never,
    told,
    shown as never,
    visit,
    routes,
    history,
    model,
    new PageTransition(clock, { preload: () => Promise.resolve() }),
    refusal,
  );
  const back = {
    wanted: wallet === undefined || wallet === 'other tab' ? undefined : ({ step: wallet, page: 'WalletIdentity' } as const),
    handOver: () => wallet === 'other tab',
  };
  const arrive = new ResolveEntry(enter as never, held, words, settings, reporter);
  const startup = new Startup(arrive, journey, model, history, routes, shown as never, visit, back);
  const at = (address: '/main' | '/signature', early = false) =>
    startup.enter({ start: early, onMain: true, atSignature: address === '/signature' });
  const { replaced, pushed } = history;
  return { journey, startup, model, at, history, replaced, pushed, routes, asked, sent, words, visit, dialogs, reporter, refusal };
};
