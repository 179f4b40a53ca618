import type { Clock } from '@application/ports/Clock';
import type { PageChanges } from '@application/ports/PageChanges';
import type { Tracking } from '@application/ports/Tracking';
import { noAnswers, type Answers } from '@domain/journey/answers';
import { delays } from '@domain/journey/delays';
import { backFrom, nextAfter, type JourneyPath } from '@domain/journey/navigation';
import { pageIn } from '@domain/journey/pages';
import type { StepName } from '@domain/journey/steps';
import { trackingOfPage } from '@domain/journey/tracking';
import { Journey, type ClearedAnswer } from '@ui/journey/Journey';
import type { StepHistory } from '@ui/journey/StepHistory';

/** The settings that the first questions need; the rest is decoded later. */
export type FirstSettings = Pick<JourneyPath, 'jointAccount'> & { readonly mode: 'omc'; readonly contactPhone: string | undefined };

/** Effects of the first journey. */
export interface Outside {
  readonly keep: (answers: Answers) => void;
  readonly sleep: Clock['sleep'];
  readonly track: Pick<Tracking, 'send'> & Pick<PageChanges, 'arrivedAt'>;
  readonly history: StepHistory;
  /** Notifies the view of a new step or of a wait: there is no MobX here. */
  readonly changed: () => void;
  /** Hands over to the main application once loaded; it reads the tab's storage and history. */
  readonly leave: () => void;
}

/** Steps of this journey; the main application shows all others. */
const FIRST: readonly StepName[] = ['home', 'accountType', 'age'];

/**
 * The first questions, before the container, the router and the adapters have loaded: they only need the answers and
 * the step table. It writes answers and history entries in the main application's format, which then resumes from them.
 * STP-12, D-09, D-40
 */
export class FirstJourney extends Journey {
  answers: Answers = noAnswers;
  step: StepName = 'home';
  /** The next step belongs to the main application, which is still loading. */
  left = false;
  /** Motion between the first two questions. XTR-45 */
  direction: 'forward' | 'back' = 'forward';
  leaving = false;
  readonly participant = 'TIT';
  readonly mode = 'omc';
  readonly cleared: readonly ClearedAnswer[] = [];
  private moving = false;
  private handedOver = false;

  constructor(
    private readonly settings: FirstSettings,
    private readonly outside: Outside,
  ) {
    super();
    this.name('home');
  }

  answer(change: Partial<Answers>): void {
    this.answers = { ...this.answers, ...change };
    this.outside.keep(this.answers);
  }

  /** Replays a click made before the scripts ran. */
  startEarly(): void {
    this.push('accountType');
  }

  async next(): Promise<void> {
    const following = nextAfter(this.step, this.path);
    if (following) await this.goTo(following);
  }

  async goTo(step: StepName): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    if (this.step !== 'home' && this.isHere(step)) void this.leaveFor(step);
    await this.outside.sleep(delays.pageChangeMs)();
    this.moving = false;
    this.push(step);
  }

  async back(): Promise<void> {
    const { history } = this.outside;
    const before = backFrom(this.step, this.path);
    if (before === undefined || this.moving) return;
    if (history.entry?.from === before) history.back();
    else await this.goTo(before);
  }

  /** Handles Back and Forward. STP-12 */
  arrived(): void {
    this.show(this.outside.history.entry?.step ?? 'home');
  }

  leave(): void {
    if (this.left) return;
    this.left = true;
    this.outside.changed();
    this.outside.leave();
  }

  /** From now on the main application writes storage and history. */
  handOver(): void {
    this.handedOver = true;
  }

  /** Nothing to do: every answer is stored at once. */
  setDirty(): void {}

  async openFile(): Promise<void> {
    this.leave();
  }

  fail(): void {
    this.leave();
  }

  get path(): JourneyPath {
    return { workflow: this.answers.workflow ?? 'individual', mode: this.mode, jointAccount: this.settings.jointAccount };
  }

  /** Writes the step into an entry without state, as on arrival. */
  private name(step: StepName): void {
    const { history } = this.outside;
    if (history.entry === undefined) history.replace({ step, from: undefined });
  }

  private push(step: StepName): void {
    if (this.handedOver) return;
    this.outside.history.push({ step, from: this.step });
    this.show(step);
  }

  private show(step: StepName): void {
    this.answer({ step });
    if (!this.isHere(step)) return this.leave();
    if (step === this.step) return;
    this.turn(step, false);
    this.step = step;
    this.outside.changed();
    this.trackStep(step);
  }

  private async leaveFor(step: StepName): Promise<void> {
    await this.outside.sleep(delays.leavesAfterMs)();
    if (!this.moving) return;
    this.turn(step, true);
    this.outside.changed();
  }

  private turn(to: StepName, leaving: boolean): void {
    this.direction = FIRST.indexOf(to) < FIRST.indexOf(this.step) ? 'back' : 'forward';
    this.leaving = leaving;
  }

  private isHere(step: StepName): boolean {
    return FIRST.includes(step) && !this.mayClear(step);
  }

  /** A change of account type may invalidate the co-holder's answer: only the main application can say what it clears. STP-14 */
  private mayClear(step: StepName): boolean {
    return step === 'accountType' && this.answers.bands.COT !== undefined;
  }

  private trackStep(step: StepName): void {
    const { track: tell } = this.outside;
    const page = pageIn(step, undefined);
    tell.arrivedAt(page);
    const number = trackingOfPage(step, page, this.mode);
    if (number !== null) tell.send({ kind: 'step', step, number });
  }
}
