import { makeAutoObservable, observableRef } from 'mobx';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { blankProspect, type Prospect, type ProspectPart } from '@domain/holders/prospect';
import type { DossierState } from '@domain/journey/dossierState';
import type { Reported } from '@domain/journey/reported';
import { savedWith } from '@domain/journey/owner';
import { customersStep } from '@domain/journey/papersFirst';
import { stepRow, type PageName, type StepName, type TaskId } from '@domain/journey/steps';
import type { Mode, Participant } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';
import type { Position } from '@domain/journey/position';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { DossierStore, SavedBy, Saving } from '@ui/journey/DossierStore';
import type { StepJourney } from '@ui/journey/StepJourney';
import { otherHolder } from '../builders/people';

/** Participants of a file; by default the holder only. */
export const holders = (change: Partial<DossierState['participants']> = {}): DossierState['participants'] => ({
  TIT: { customerExternalId: 'EXT-1', livenessId: undefined },
  COT: undefined,
  ...change,
});

export const aDossierState = (change: Partial<DossierState> = {}): DossierState => ({
  task: 'identityDocUpload',
  workflow: 'individual',
  mode: 'omc',
  idEne: 'ENE-1',
  proofs: [],
  participants: holders(),
  ids: { TIT: '10000001', COT: undefined },
  keptUntil: '2026-01-31',
  finalisation: undefined,
  ...change,
});

/** A joint file's state, where it differs from `aDossierState`. */
export const ofTwo = {
  workflow: 'joint',
  ids: { TIT: '10000001', COT: '10000002' },
  participants: holders({ COT: { customerExternalId: 'EXT-2', livenessId: undefined } }),
} as const satisfies Partial<DossierState>;

class FakeSteps implements Pick<StepJourney, keyof DossierJourney['steps']> {
  mode: Mode = 'omc';

  constructor(private readonly journey: FakeDossierJourney) {
    makeAutoObservable(this);
  }

  get at(): Position {
    const { step, page, correcting } = this.journey;
    return { step, page, correcting };
  }

  goTo(step: StepName, page?: PageName): Promise<void> {
    this.journey.moves.push(['goTo', step, page].filter(Boolean).join(' '));
    return Promise.resolve();
  }

  setDirty = (dirty: boolean): void => void (this.journey.holding = dirty);
}

class FakeFile implements Pick<DossierStore, keyof DossierJourney['dossier']> {
  people: { readonly TIT: Prospect; readonly COT: Prospect | undefined };
  cart: Cart | undefined = undefined;
  backFromSignature = false;

  constructor(
    public state: DossierState,
    people: { readonly TIT: Prospect; readonly COT: Prospect },
    private readonly journey: FakeDossierJourney,
  ) {
    this.people = { ...people, COT: state.workflow === 'joint' ? people.COT : undefined };
    makeAutoObservable(this, { state: observableRef, people: observableRef, cart: observableRef });
  }

  get stands(): StepName {
    return customersStep(this);
  }

  keepCart = (cart: Cart): void => void (this.cart = cart);
  mayShow = (steps: readonly StepName[]): void => void this.journey.moves.push(`may show ${steps.join(' ')}`);
  awaitResult = (): void => void this.journey.moves.push('forget the result');
}

/** A file that never moves on: it stores saves and records calls. */
export class FakeDossierJourney implements DossierJourney {
  page: PageName;
  readonly steps: FakeSteps;
  readonly dossier: FakeFile;
  connected: Participant = 'TIT';
  saving: Saving = { kind: 'none' };
  correcting = false;
  back: (() => void) | undefined = undefined;
  /** Calls in order: 'open X', 'next', 'finish', 'correct X TIT', 'goTo X', 'refresh'. */
  moves: string[] = [];
  saved: ProspectPart[] = [];
  /** Person and code of the last save, if the screen gave them. */
  savedBy: SavedBy | undefined = undefined;
  holding = false;
  /** What the last `sendTo` reported as wrong. */
  reported: Reported | undefined = undefined;
  failures: Failure[] = [];
  again: (() => void) | undefined = undefined;
  draft: object | undefined = undefined;
  /** Failure of the next save, advance or refresh. */
  failing: Failure | undefined = undefined;

  /** `prospect`: whose step it is, else the holder; on a joint dossier the other person is `otherHolder`. */
  constructor(
    readonly step: StepName & TaskId,
    options: { readonly page?: PageName; readonly state?: Partial<DossierState>; readonly prospect?: Partial<Prospect> } = {},
  ) {
    this.page = options.page ?? (stepRow(step).pages[0] as PageName);
    const given = { ...blankProspect, ...options.prospect };
    const [TIT, COT] = savedWith(step) === 'COT' ? [otherHolder, given] : [given, otherHolder];
    const people = { TIT: { ...TIT, externalReference: 'EXT-1' }, COT: { ...COT, externalReference: 'EXT-2' } };
    this.steps = new FakeSteps(this);
    this.dossier = new FakeFile(aDossierState({ task: step, ...options.state }), people, this);
    makeAutoObservable(this, {
      failures: observableRef,
      saved: observableRef,
      again: observableRef,
      back: observableRef,
      failing: observableRef,
      draft: observableRef,
    });
  }

  get participant(): Participant {
    return savedWith(this.step) ?? this.connected;
  }

  press(): () => void {
    return () => undefined;
  }

  get personId(): string {
    return this.dossier.state.ids[this.participant] ?? '';
  }

  get prospect(): Prospect {
    return this.dossier.people[this.participant] ?? blankProspect;
  }

  openPage(page: PageName, replaces = false): Promise<void> {
    this.moves.push(`${replaces ? 'become' : 'open'} ${page}`);
    if (this.givesPapersFirst && ['IdentityForm', 'UploadIdentityProof'].includes(page)) this.page = page; // one screen
    return Promise.resolve();
  }

  nextPage = (last?: PageName): TE.TaskEither<Failure, void> => this.asked(['next', last].filter(Boolean).join(' after '), undefined);

  save(part: ProspectPart, by?: SavedBy): TE.TaskEither<Failure, void> {
    return () => {
      this.savedBy = by;
      this.saved = [...this.saved, part];
      return Promise.resolve(this.failing ? E.left(this.failing) : E.right(undefined));
    };
  }

  get givesPapersFirst(): boolean {
    return this.dossier.state.papersFirst === true && !this.correcting;
  }

  asksLater = false;
  followBank = (): Promise<void> => Promise.resolve(void this.moves.push('follow the bank'));
  finish = (): TE.TaskEither<Failure, void> => this.asked('finish', undefined);
  sendTo = (task: TaskId, reported?: Reported): TE.TaskEither<Failure, void> => {
    this.reported = reported;
    return this.asked(`send to ${task}`, undefined);
  };
  goPastOthers = (): Promise<void> => Promise.resolve(void this.moves.push('go past others'));
  refresh = (): TE.TaskEither<Failure, DossierState> => this.asked('refresh', this.dossier.state);

  correct(page: PageName, of: Participant): Promise<void> {
    this.moves.push(`correct ${page} ${of}`);
    return Promise.resolve();
  }

  keepDraft(draft: object | undefined): void {
    this.draft = draft;
    this.holding = draft !== undefined;
  }

  fail(failure: Failure, again?: () => void): void {
    this.failures = [...this.failures, failure];
    this.again = again;
  }

  private asked<A>(move: string, answer: A): TE.TaskEither<Failure, A> {
    return () => {
      this.moves.push(move);
      return Promise.resolve(this.failing ? E.left<Failure, A>(this.failing) : E.right<Failure, A>(answer));
    };
  }
}
