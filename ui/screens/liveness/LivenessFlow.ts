import { makeAutoObservable, observableRef } from 'mobx';
import * as E from 'fp-ts/Either';
import type { FollowLiveness, LivenessResult } from '@application/liveness/FollowLiveness';
import type { StartLiveness } from '@application/liveness/StartLiveness';
import type { Frames } from '@application/ports/Frames';
import type { LivenessCheck } from '@application/ports/Liveness';
import type { Settings } from '@application/ports/Settings';
import type { Watch, Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import { livenessAfter } from '@domain/liveness/after';
import type { PageName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import type { FileJourney } from '@ui/journey/FileJourney';

/** Nobody is hurried while they film: where no word comes from the frame, the bank is asked from this moment on, in milliseconds. */
const QUIET_MS = 20_000;

/** What the frame says once its video is on its way; anything else is trouble that it shows itself, where one may begin anew. */
const ENDED = 'ended';

/** `filming`: the frame is shown; `awaited`: no word came from it, the bank is asked; `sent`: it said that it ended; `decided`: the bank said. */
export type LivenessPhase = 'none' | 'creating' | 'filming' | 'awaited' | 'sent' | 'decided';

const exhausted: LivenessResult = { outcome: 'KO', attemptsLeft: 0 };

/** One video check from its creation to the bank's word, over the pages that show it. LIV-02 to LIV-05, D-18 */
export class LivenessFlow {
  phase: LivenessPhase = 'none';
  check: LivenessCheck | undefined = undefined;
  result: LivenessResult | undefined = undefined;
  private of: Participant | undefined = undefined;
  private watch: Watch | undefined = undefined;
  private deaf: () => void = () => undefined;

  constructor(
    private readonly journey: FileJourney,
    private readonly startLiveness: StartLiveness,
    private readonly followLiveness: FollowLiveness,
    private readonly watches: Watches,
    private readonly frames: Frames,
    private readonly settings: Settings,
  ) {
    makeAutoObservable<this, 'watch' | 'deaf'>(
      this,
      { check: observableRef, result: observableRef, watch: false, deaf: false },
      { autoBind: true },
    );
  }

  get origin(): string {
    return this.settings.liveness.origin;
  }

  /** What the result leads to, in this mode. */
  get after() {
    return livenessAfter.decide({ result: this.result?.outcome ?? 'REPLAY', mode: this.journey.mode });
  }

  /** The page of the result. */
  get page(): PageName {
    return this.result?.outcome === 'OK' ? 'LivenessControlOk' : 'LivenessControlKo';
  }

  /** The other person's check is not this one's. */
  belongsTo(participant: Participant): void {
    if (this.of !== participant) this.forget();
    this.of = participant;
  }

  forget(): void {
    this.stop();
    this.phase = 'none';
    this.check = undefined;
    this.result = undefined;
  }

  /** The capture page: a check is created, its frame is shown; one that passed, or was the last, is not done again. `before`: the check that the file names. */
  async film(before?: string): Promise<void> {
    const mine = this.prepare();
    const known = this.result ?? (before === undefined ? undefined : await this.look(before));
    if (this.watch !== mine) return;
    if (known !== undefined && known.outcome !== 'REPLAY') return this.decided(known);
    const created = await this.startLiveness.run(this.journey.participant)();
    if (this.watch === mine) this.created(created);
  }

  /** More time: the bank is not asked yet. */
  moreTime(): void {
    if (this.check) this.filming(this.check);
  }

  /** The bank is asked about a check that this page did not begin: after a reload. */
  take(livenessId: string): void {
    this.phase = 'sent';
    void this.ask(this.begin(), livenessId);
  }

  /** One question about a check done before; undefined where it is under way. */
  async look(livenessId: string): Promise<LivenessResult | undefined> {
    const looked = await this.followLiveness.look(livenessId)();
    if (E.isRight(looked) && looked.right) this.keep(looked.right);
    return this.result;
  }

  /** The page is left: no question more, no word heard. */
  stop(): void {
    this.watch?.end();
    this.watch = undefined;
    this.deaf();
    this.deaf = () => undefined;
  }

  private prepare(): Watch {
    this.check = undefined;
    this.phase = 'creating';
    return this.begin();
  }

  private keep(result: LivenessResult): void {
    this.result = result;
  }

  private begin(): Watch {
    this.stop();
    this.watch = this.watches.start();
    return this.watch;
  }

  private created(outcome: E.Either<Failure, LivenessCheck | 'exhausted'>): void {
    if (E.isLeft(outcome)) {
      this.phase = 'none';
      return this.journey.fail(outcome.left, () => void this.film());
    }
    if (outcome.right === 'exhausted') return this.decided(exhausted);
    this.filming(outcome.right);
  }

  private filming(check: LivenessCheck): void {
    const watch = this.begin();
    this.check = check;
    this.phase = 'filming';
    this.deaf = this.frames.hear(this.origin, ({ type, id, state }) => {
      if (type !== 'liveness' || id !== check.livenessId) return;
      if (state === ENDED) this.sent();
      else this.moreTime();
    });
    void this.quiet(watch, check.livenessId);
  }

  private async quiet(watch: Watch, livenessId: string): Promise<void> {
    await watch.pause(QUIET_MS);
    if (this.watch === watch) this.listen(watch, livenessId);
  }

  private listen(watch: Watch, livenessId: string): void {
    if (this.phase === 'filming') this.phase = 'awaited';
    void this.ask(watch, livenessId);
  }

  /** The frame says that it ended: the bank is asked at once. */
  private sent(): void {
    this.phase = 'sent';
    this.watch?.sooner();
  }

  private async ask(watch: Watch, livenessId: string): Promise<void> {
    const answer = await this.followLiveness.run(watch, livenessId)();
    if (this.watch !== watch) return;
    if (E.isLeft(answer)) this.journey.fail(answer.left, () => this.take(livenessId));
    else if (answer.right) this.decided(answer.right);
  }

  private decided(result: LivenessResult): void {
    this.stop();
    this.result = result;
    this.phase = 'decided';
  }
}
