import type { TaskEither } from 'fp-ts/TaskEither';
import type { Browser } from '@application/ports/Browser';
import type { Clock } from '@application/ports/Clock';
import type { Frames } from '@application/ports/Frames';
import type { Settings } from '@application/ports/Settings';
import type { SignatureCeremony, SignatureStatus } from '@application/ports/Signatures';
import type { Ceremony, Opening } from '@application/signature/Ceremony';
import type { Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import type { FileJourney } from '@ui/journey/FileJourney';
import { FramePresence } from '@ui/mvvm/FramePresence';
import { Poller } from '@ui/mvvm/Poller';
import { observed } from '@ui/mvvm/observed';
import type { Concluded, Conclusion } from '../finalize/Conclusion';
import type { CodeSender } from './CodeSender';

/** `stopped`: the tries are used up, nothing is asked. `signed`: the bank is being told. `refused`: by the person or by the bank, which its status does not tell apart. The others are outcomes with a way on. SGN-04 */
export type SignaturePhase = 'opening' | 'signing' | 'stopped' | 'signed' | 'refused' | 'error' | 'generic';

/** What the frame says once its page is there. */
const HERE = 'here';

/** The ceremony: opened or taken up, shown, followed by its status until it ends. SGN-02 to SGN-04, D-38 */
export class SignatureViewModel {
  phase: SignaturePhase = 'opening';
  ceremony: SignatureCeremony | undefined = undefined;
  leaving = false;
  /** Nobody has seen this ceremony yet: on a phone one goes straight to it. Back from it, the page stays. XTR-35 */
  straight = false;
  readonly frame: FramePresence;
  private readonly poller: Poller;
  private deaf: () => void = () => undefined;
  private sent: Promise<void> = Promise.resolve();

  constructor(
    private readonly journey: FileJourney,
    private readonly ceremonies: Ceremony,
    watches: Watches,
    private readonly frames: Frames,
    private readonly settings: Settings,
    private readonly browser: Browser,
    private readonly conclusion: Conclusion,
    readonly code: CodeSender,
    clock: Clock,
  ) {
    this.frame = new FramePresence(clock, settings.signature.silent);
    this.poller = new Poller(watches);
    observed(this);
  }

  private get idEne(): string {
    return this.journey.file.state.idEne;
  }

  enter(): () => void {
    if (this.conclusion.halted) this.phase = 'generic';
    else this.resume();
    return this.stop;
  }

  /** After a refusal or an error: a new ceremony. */
  restart(): void {
    this.open(this.ceremonies.start(this.idEne), this.restart);
  }

  /** On a phone the provider's page takes the whole screen, and comes back to /signature. */
  go(): void {
    if (this.ceremony === undefined) return;
    this.leaving = true;
    this.browser.leaveFor(this.ceremony.url);
  }

  /** Once the code has left; where it could not, the page stays and says so. */
  async goStraight(): Promise<void> {
    await this.sent;
    if (!this.straight || this.phase !== 'signing') return;
    if (this.code.state === 'success' || this.code.state === 'pending') this.go();
    else this.stay();
  }

  /** The browser shows the page again as it was left. */
  stay(): void {
    this.straight = false;
    this.leaving = false;
  }

  /** A new round of questions. D-30 */
  lookAgain(): void {
    this.phase = 'signing';
    this.hear();
    void this.poller.start(
      watch => this.ceremonies.follow(watch, this.idEne),
      failure => {
        this.phase = 'stopped';
        this.journey.fail(failure, this.lookAgain);
      },
      status => {
        if (status === undefined) this.phase = 'stopped';
        else this.ended(status);
      },
    );
  }

  /** Everything is signed; the account is asked for once more, on a click. */
  async conclude(): Promise<void> {
    this.phase = 'signed';
    this.concluded(await this.conclusion.run(() => void this.conclude()));
  }

  private resume(): void {
    this.open(this.ceremonies.resume(this.idEne), this.resume);
  }

  /** Where it fails, the dialog may be closed: the page under it has a way on. SGN-04 */
  private open(opening: TaskEither<Failure, Opening>, again: () => void): void {
    this.phase = 'opening';
    void this.poller.start(
      () => opening,
      failure => {
        this.phase = 'error';
        this.journey.fail(failure, again);
      },
      this.opened,
    );
  }

  private opened(opening: Opening): void {
    if (opening.kind !== 'ceremony') return this.ended(opening.kind);
    this.ceremony = opening.ceremony;
    this.straight = !opening.begun;
    this.sent = this.code.begin();
    this.frame.await();
    this.lookAgain();
  }

  /** The frame's word only makes the next question sooner: none where it says that its page is there. X25, D-97 */
  private hear(): void {
    this.deaf();
    this.deaf = this.frames.hear(this.settings.signature.origin, ({ type, id, state }) => {
      if (type !== 'signature' || id !== this.ceremony?.signId) return;
      this.frame.present();
      if (state !== HERE) this.poller.sooner();
    });
  }

  private ended(status: Exclude<SignatureStatus, 'ongoing'>): void {
    this.stop();
    if (status === 'signed') void this.conclude();
    else this.phase = status;
  }

  private concluded(outcome: Concluded): void {
    if (outcome === 'holderKo') this.phase = 'refused';
    if (outcome === 'generic' || outcome === 'failed') this.phase = 'generic';
  }

  private stop(): void {
    this.poller.stop();
    this.frame.stop();
    this.deaf();
    this.deaf = () => undefined;
  }
}
