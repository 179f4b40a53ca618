import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { LivenessResult, VideoCheck } from '@application/liveness/VideoCheck';
import type { Clock } from '@application/ports/Clock';
import type { Frames } from '@application/ports/Frames';
import type { LivenessCheck } from '@application/ports/Liveness';
import type { Settings } from '@application/ports/Settings';
import type { Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import { livenessAfter } from '@domain/liveness/after';
import type { PageName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import type { FileJourney } from '@ui/journey/FileJourney';
import { FramePresence } from '@ui/mvvm/FramePresence';
import { Poller } from '@ui/mvvm/Poller';
import { observed } from '@ui/mvvm/observed';

/** Nobody is hurried while they film: without a word from the frame the bank is asked from this moment on, in milliseconds. D-102 */
export const QUIET_MS = 120_000;

/** What the frame says once its video is on its way; anything else is trouble that it shows itself, where one may begin anew. */
const ENDED = 'ended';

/** What it says once its page is there, and where the camera stayed closed. */
const HERE = 'here';
const NO_CAMERA = 'camera';

/** `failed`: no check could be made; `filming`: the frame is shown; `awaited`: no word came from it, the bank is asked; `sent`: it said that it ended; `decided`: the bank said. */
export type LivenessPhase = 'none' | 'creating' | 'failed' | 'filming' | 'awaited' | 'sent' | 'decided';

const exhausted: LivenessResult = { outcome: 'KO', attemptsLeft: 0, why: 'usedUp' };

/** One video check from its creation to the bank's word, over the pages that show it. LIV-02 to LIV-05, D-18 */
export class LivenessFlow {
  phase: LivenessPhase = 'none';
  check: LivenessCheck | undefined = undefined;
  result: LivenessResult | undefined = undefined;
  readonly frame: FramePresence;
  private of: Participant | undefined = undefined;
  /** The frame said last that the camera stayed closed. */
  private cameraClosed = false;
  private readonly poller: Poller;
  private deaf: () => void = () => undefined;

  constructor(
    private readonly journey: FileJourney,
    private readonly videoCheck: VideoCheck,
    watches: Watches,
    private readonly frames: Frames,
    private readonly settings: Settings,
    clock: Clock,
  ) {
    this.frame = new FramePresence(clock, settings.liveness.silent);
    this.poller = new Poller(watches);
    observed(this);
  }

  get origin(): string {
    return this.settings.liveness.origin;
  }

  /** What the result leads to, in this mode. */
  get after() {
    return livenessAfter.decide({ result: this.result?.outcome ?? 'REPLAY', mode: this.journey.steps.mode });
  }

  /** The page of the result. */
  get page(): PageName {
    return this.result?.outcome === 'OK' ? 'LivenessControlOk' : 'LivenessControlKo';
  }

  /** The check that the file names for the person at this page; the other person's is not this one's. */
  named(): string | undefined {
    const { participant } = this.journey;
    const { state } = this.journey.file;
    if (this.of !== participant) this.forget();
    this.of = participant;
    return state.participants[participant]?.livenessId;
  }

  /** What became of it; where that is not known the bank is asked, once: none of the twenty tries. */
  async known(): Promise<LivenessResult | undefined> {
    const livenessId = this.named();
    return this.result ?? (livenessId === undefined ? undefined : this.look(livenessId));
  }

  forget(): void {
    this.stop();
    this.phase = 'none';
    this.check = undefined;
    this.result = undefined;
  }

  /** The capture page: a check is created, its frame is shown; one that passed, or was the last, is not done again. `before`: the check that the file names. */
  film(before?: string): void {
    this.stop();
    this.check = undefined;
    this.cameraClosed = false;
    this.phase = 'creating';
    void this.poller.start(() => this.prepared(before), this.notCreated, this.created);
  }

  /** More time: the bank is not asked yet. */
  moreTime(): void {
    if (this.check) this.filming(this.check);
  }

  /** A check that this page did not begin. It was sent: the bank is asked at once. An adviser cannot know that, and leaves the client time. D-102 */
  take(livenessId: string): void {
    this.stop();
    this.phase = 'sent';
    this.ask(livenessId, this.journey.steps.mode === 'mdc' ? QUIET_MS : 0);
  }

  private async look(livenessId: string): Promise<LivenessResult | undefined> {
    const looked = await this.videoCheck.look(livenessId)();
    if (E.isRight(looked) && looked.right) this.keep(looked.right);
    return this.result;
  }

  /** The page is left: no question more, no word heard; who comes back to it takes the check up again. */
  stop(): void {
    if (this.phase !== 'decided') this.phase = 'none';
    this.poller.stop();
    this.frame.stop();
    this.deaf();
    this.deaf = () => undefined;
  }

  /** What became of the check before; or a new one. */
  private prepared(before: string | undefined): TE.TaskEither<Failure, LivenessCheck | LivenessResult | 'exhausted'> {
    return async () => {
      const known = this.result ?? (before === undefined ? undefined : await this.look(before));
      return known === undefined || known.outcome === 'REPLAY' ? this.videoCheck.start(this.journey.participant)() : E.right(known);
    };
  }

  private keep(result: LivenessResult): void {
    if (this.phase === 'sent') this.decided(result);
    else this.result = result;
  }

  private notCreated(failure: Failure): void {
    this.phase = 'failed';
    this.journey.fail(failure, () => this.film());
  }

  private created(outcome: LivenessCheck | LivenessResult | 'exhausted'): void {
    if (outcome === 'exhausted' || 'outcome' in outcome) this.decided(outcome === 'exhausted' ? exhausted : outcome);
    else {
      this.filming(outcome);
      this.frame.await();
    }
  }

  private filming(check: LivenessCheck): void {
    this.stop();
    this.check = check;
    this.phase = 'filming';
    this.deaf = this.frames.hear(this.origin, ({ type, id, state }) => {
      if (type !== 'liveness' || id !== check.livenessId) return;
      this.frame.present();
      if (state === HERE) return;
      this.cameraClosed = state === NO_CAMERA;
      if (state === ENDED) this.sent();
      else this.moreTime();
    });
    this.ask(check.livenessId, QUIET_MS);
  }

  private listened(): void {
    if (this.phase === 'filming') this.phase = 'awaited';
  }

  /** The frame says that it ended: the bank is asked at once. */
  private sent(): void {
    this.phase = 'sent';
    this.poller.sooner();
  }

  /** `quietMs`: what is waited before the first question, less where the frame says that it ended. */
  private ask(livenessId: string, quietMs = 0): void {
    void this.poller.start(
      watch => async () => {
        if (quietMs > 0) await watch.quiet(quietMs);
        this.listened();
        return this.videoCheck.follow(watch, livenessId)();
      },
      failure => this.journey.fail(failure, () => this.take(livenessId)),
      result => {
        if (result) this.decided(result);
      },
    );
  }

  private decided(result: LivenessResult): void {
    this.stop();
    this.result = result.why === 'silent' && this.cameraClosed ? { ...result, why: 'camera' } : result;
    this.phase = 'decided';
  }
}
