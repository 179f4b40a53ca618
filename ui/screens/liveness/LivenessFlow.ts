import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { LivenessResult, VideoCheck } from '@application/liveness/VideoCheck';
import type { Clock, Frames } from '@application/browser/ports';
import type { LivenessCheck } from '@application/liveness/ports';
import type { Settings } from '@application/Settings';
import type { Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import { livenessAfter } from '@domain/signature/afterLiveness';
import type { PageName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { FramePresence } from '@ui/mvvm/FramePresence';
import { Poller } from '@ui/mvvm/Poller';
import { observed } from '@ui/mvvm/observed';
import type { FaceConsenting } from './FaceConsenting';

/** Time before polling starts when the frame sends no message, in milliseconds: filming must not be rushed. D-102 */
export const QUIET_MS = 120_000;

/**
 * Messages of the frame: its page has loaded; the camera is blocked; the film waits for the person's press (D-109); the video was sent. The
 * frame shows other problems itself.
 */
const [HERE, NO_CAMERA, FILMED, ENDED] = ['here', 'camera', 'filmed', 'ended'] as const;

/**
 * `failed`: the bank created no check; `filming`: the frame is shown; `awaited`: the frame is silent, polling; `sent`:
 * the frame has sent the video, polling; `decided`: the bank has answered.
 */
export type LivenessPhase = 'none' | 'creating' | 'failed' | 'filming' | 'awaited' | 'sent' | 'decided';

const exhausted: LivenessResult = { outcome: 'KO', attemptsLeft: 0, why: 'usedUp' };

/** One video check, from its creation to the bank's result, across several pages. LIV-02 to LIV-05, D-18 */
export class LivenessFlow {
  phase: LivenessPhase = 'none';
  check: LivenessCheck | undefined = undefined;
  result: LivenessResult | undefined = undefined;
  readonly frame: FramePresence;
  private owner: Participant | undefined = undefined;
  /** The frame's last message: the camera is blocked. */
  private cameraClosed = false;
  private readonly poller: Poller;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly journey: DossierJourney,
    private readonly videoCheck: VideoCheck,
    watches: Watches,
    private readonly frames: Frames,
    private readonly settings: Settings,
    clock: Clock,
    private readonly consenting: Pick<FaceConsenting, 'given' | 'mayStart'>,
  ) {
    this.frame = new FramePresence(clock, settings.liveness.silent);
    this.poller = new Poller(watches);
    observed(this);
  }

  get origin(): string {
    return this.settings.liveness.origin;
  }

  /** Next step after the result, in this mode. */
  get after() {
    return livenessAfter.decide({ result: this.result?.outcome ?? 'REPLAY', mode: this.journey.steps.mode });
  }

  get page(): PageName {
    return this.result?.outcome === 'OK' ? 'LivenessControlOk' : 'LivenessControlKo';
  }

  /** The file's check for this page's person. Resets the flow when the person has changed. */
  named(): string | undefined {
    const { participant } = this.journey;
    const { state } = this.journey.dossier;
    if (this.owner !== participant) this.reset();
    this.owner = participant;
    return state.participants[participant]?.livenessId;
  }

  /** The result; makes one request when it is unknown, outside the twenty polling attempts. */
  async known(): Promise<LivenessResult | undefined> {
    const livenessId = this.named();
    return this.result ?? (livenessId === undefined ? undefined : this.look(livenessId));
  }

  reset(): void {
    this.stop();
    this.phase = 'none';
    this.check = undefined;
    this.result = undefined;
  }

  /**
   * Starts a capture: creates a check and shows its frame, unless `before` (the file's check) has passed or was the last attempt. Without
   * the consent that the bank asks for, no call is made: the page before asks for it. XTR-70
   */
  film(before?: string): void {
    this.stop();
    if (!this.consenting.mayStart(this.consenting.given() !== undefined)) return void this.journey.openPage('PreLivenessPage');
    this.check = undefined;
    this.cameraClosed = false;
    this.phase = 'creating';
    void this.poller.start(() => this.prepared(before), this.notCreated, this.created);
  }

  /** Restarts the delay before polling. */
  moreTime(): void {
    if (this.check) this.filming(this.check);
  }

  /** Polls a check that this page did not start. Polls at once, but leaves the client time to film when an adviser follows. D-102 */
  take(livenessId: string): void {
    this.stop();
    this.phase = 'sent';
    this.poll(livenessId, this.journey.steps.mode === 'mdc' ? QUIET_MS : 0);
  }

  private async look(livenessId: string): Promise<LivenessResult | undefined> {
    const looked = await this.videoCheck.look(livenessId)();
    if (E.isRight(looked) && looked.right) this.keep(looked.right);
    return this.result;
  }

  /** Stops polling and listening when the page is left; a later page resumes the check. */
  stop(): void {
    if (this.phase !== 'decided') this.phase = 'none';
    this.poller.stop();
    this.frame.stop();
    this.stopListening();
    this.stopListening = () => undefined;
  }

  /** Result of the previous check, else a new check. */
  private prepared(before: string | undefined): TE.TaskEither<Failure, LivenessCheck | LivenessResult | 'exhausted'> {
    return async () => {
      const known = this.result ?? (before === undefined ? undefined : await this.look(before));
      return known === undefined || known.outcome === 'REPLAY'
        ? this.videoCheck.start(this.journey.participant, this.consenting.given())()
        : E.right(known);
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
    this.stopListening = this.frames.listen(this.origin, ({ type, id, state }) => {
      if (type !== 'liveness' || id !== check.livenessId) return;
      this.frame.present();
      if (state === HERE) return;
      this.cameraClosed = state === NO_CAMERA;
      if (state === ENDED) this.sent(check);
      else if (state === FILMED) this.wait();
      else this.moreTime();
    });
    this.poll(check.livenessId, QUIET_MS);
  }

  private listened(): void {
    if (this.phase === 'filming') this.phase = 'awaited';
  }

  /** The person looks at the film as long as they want. D-109 */
  private wait(): void {
    this.phase = 'filming';
    this.poller.stop();
  }

  /** The frame has sent the video: polls at once. */
  private sent({ livenessId }: LivenessCheck): void {
    this.phase = 'sent';
    this.poll(livenessId);
  }

  /** `quietMs`: delay before the first request, which ends with any message of the frame. */
  private poll(livenessId: string, quietMs = 0): void {
    void this.poller.start(
      watch => async () => {
        if (quietMs > 0) await watch.quiet(quietMs);
        if (watch.over) return E.right(undefined);
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
