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

/** What the first questions need of the settings; the rest of them is decoded behind. */
export type FirstSettings = Pick<JourneyPath, 'jointAccount'> & { readonly mode: 'omc'; readonly contactPhone: string | undefined };

/** What is outside of it. */
export interface Outside {
  readonly keep: (answers: Answers) => void;
  readonly sleep: Clock['sleep'];
  readonly tell: Pick<Tracking, 'send'> & Pick<PageChanges, 'arrivedAt'>;
  readonly history: StepHistory;
  /** Another step is to be shown, or a wait said; where nothing else watches it, it tells by itself. */
  readonly changed: () => void;
  /** The whole journey takes over once loaded, with what the tab and its history say. */
  readonly leave: () => void;
}

/** Steps that are asked here; any other is the whole journey's. */
const FIRST: readonly StepName[] = ['home', 'accountType', 'age'];

/**
 * The journey's first questions, answered before its container, its router and the bank's adapters have come: they need the answers, the
 * step table and nothing of the bank. What is answered stands in the tab and in its history, as the whole journey writes it, and is taken
 * up there. STP-12, D-09, D-40
 */
export class FirstJourney extends Journey {
  answers: Answers = noAnswers;
  step: StepName = 'home';
  /** The next step is asked behind, and what answers it is still on its way. */
  left = false;
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

  /** A press that came before anything could answer has waited long enough. */
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

  /** The tab shows another entry of its history: Back or Forward. STP-12 */
  arrived(): void {
    this.show(this.outside.history.entry?.step ?? 'home');
  }

  leave(): void {
    if (this.left) return;
    this.left = true;
    this.outside.changed();
    this.outside.leave();
  }

  /** The whole journey reads the tab and its history from now on: this one writes nothing more there. */
  handOver(): void {
    this.handedOver = true;
  }

  /** Every answer is kept as it is given. */
  hold(): void {}

  async openFile(): Promise<void> {
    this.leave();
  }

  fail(): void {
    this.leave();
  }

  get path(): JourneyPath {
    return { workflow: this.answers.workflow ?? 'individual', mode: this.mode, jointAccount: this.settings.jointAccount };
  }

  /** The entry that one arrives at says nothing yet. */
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
    if (!FIRST.includes(step) || this.mayClear(step)) return this.leave();
    if (step === this.step) return;
    this.step = step;
    this.outside.changed();
    this.told(step);
  }

  /** Another account type would leave the co-holder's answer without a question: the whole journey says what a change clears. STP-14 */
  private mayClear(step: StepName): boolean {
    return step === 'accountType' && this.answers.bands.COT !== undefined;
  }

  private told(step: StepName): void {
    const { tell } = this.outside;
    const page = pageIn(step, undefined);
    tell.arrivedAt(page);
    const number = trackingOfPage(step, page, this.mode);
    if (number !== null) tell.send({ kind: 'step', step, number });
  }
}
