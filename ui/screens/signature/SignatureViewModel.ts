import type { TaskEither } from 'fp-ts/TaskEither';
import type { Browser, Clock, Frames } from '@application/browser/ports';
import type { Settings, SignatureLevel } from '@application/Settings';
import type { SignatureCeremony, SignatureStatus } from '@application/signature/ports';
import type { Ceremony, Opening } from '@application/signature/Ceremony';
import type { Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { FramePresence } from '@ui/mvvm/FramePresence';
import { Poller } from '@ui/mvvm/Poller';
import { observed } from '@ui/mvvm/observed';
import type { Concluded, Conclusion } from '../finalize/Conclusion';
import type { OpeningStages } from '../finalize/OpeningStages';
import type { StartAgreement } from '../preContract/StartAgreement';
import type { CodeSender } from './CodeSender';

/**
 * `stopped`: polling has used all attempts. `signed`: the bank is being informed. `refused`: by the signer or by the
 * bank, as the status does not say which. The others are final results. SGN-04
 */
export type SignaturePhase = 'opening' | 'signing' | 'stopped' | 'signed' | 'refused' | 'error' | 'unopened' | 'generic' | 'unconfirmed';

/** States of the provider's page that end nothing: it has loaded, it holds a typed code, its field is empty again. */
const TYPED = 'typed';
const OPEN = ['here', TYPED, 'empty'];

/** Signing ceremony: created or resumed, shown, and polled until it ends. SGN-02 to SGN-04, D-38 */
export class SignatureViewModel {
  phase: SignaturePhase = 'opening';
  ceremony: SignatureCeremony | undefined = undefined;
  leaving = false;
  /** Another try to open what could not be opened. */
  reopen: () => void = () => undefined;
  /** The signer has not seen this ceremony yet: a phone opens it at once. Set to false when the signer comes back. XTR-35 */
  straight = false;
  /** Back from the provider's page: how it ended is not known yet. */
  returning = false;
  readonly frame: FramePresence;
  private readonly poller: Poller;
  private stopListening: () => void = () => undefined;
  private sent: Promise<void> = Promise.resolve();

  constructor(
    private readonly journey: DossierJourney,
    private readonly ceremonies: Ceremony,
    watches: Watches,
    private readonly frames: Frames,
    private readonly settings: Settings,
    private readonly browser: Browser,
    private readonly conclusion: Conclusion,
    readonly code: CodeSender,
    clock: Clock,
    private readonly stages: OpeningStages,
    private readonly agreement: Pick<StartAgreement, 'answer'>,
  ) {
    this.frame = new FramePresence(clock, settings.signature.silent);
    this.poller = new Poller(watches);
    observed(this);
  }

  private get idEne(): string {
    return this.journey.dossier.state.idEne;
  }

  get level(): SignatureLevel {
    return this.settings.signature.level;
  }

  /** No other holder signs after this one: the account follows. */
  get isLast(): boolean {
    return this.journey.dossier.state.workflow === 'individual' || this.journey.participant === 'COT';
  }

  enter(): () => void {
    this.returning = this.journey.dossier.backFromSignature;
    if (this.conclusion.halted) this.phase = 'generic';
    else this.resume();
    return this.stop;
  }

  /** Creates a new ceremony after a refusal or an error. */
  restart(): void {
    this.returning = false;
    this.open(this.ceremonies.start(this.idEne, this.agreement.answer), this.restart);
  }

  /** Phone: opens the provider's page full screen; it returns to /signature. */
  go(): void {
    if (this.ceremony === undefined) return;
    this.leaving = true;
    this.browser.leaveFor(this.ceremony.url);
  }

  /** Waits until the SMS code has been sent; stays when it could not be. */
  async goStraight(): Promise<void> {
    await this.sent;
    if (!this.straight || this.phase !== 'signing') return;
    if (this.code.state === 'success' || this.code.state === 'pending') this.go();
    else this.stay();
  }

  /** Called when the browser restores the page from its back-forward cache. */
  stay(): void {
    this.straight = false;
    this.leaving = false;
  }

  /** Polls again. D-30 */
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

  /** Everything is signed: asks the bank for the account, again on a click. */
  async conclude(): Promise<void> {
    this.phase = 'signed';
    const shown = this.stages.reach('recording');
    this.concluded(await this.conclusion.run(() => void this.conclude(), undefined, shown));
  }

  private resume(): void {
    this.open(this.ceremonies.resume(this.idEne, this.agreement.answer), this.resume);
  }

  /** The page behind the dialog offers another try too; it does not say how an earlier ceremony ended, which nobody could tell. SGN-04 */
  private open(opening: TaskEither<Failure, Opening>, again: () => void): void {
    this.phase = 'opening';
    void this.poller.start(
      () => opening,
      failure => {
        this.phase = 'unopened';
        this.reopen = again;
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

  /** A message of the frame only speeds up polling; it never decides. Messages of an open ceremony speed up nothing. D-97 */
  private hear(): void {
    this.stopListening();
    this.stopListening = this.frames.listen(this.settings.signature.origin, ({ type, id, state }) => {
      if (type !== 'signature' || id !== this.ceremony?.signId) return;
      this.frame.present();
      // a reload of this page, as for another language, would lose the code. XTR-12
      this.journey.steps.setDirty(state === TYPED);
      if (!OPEN.includes(state)) this.poller.sooner();
    });
  }

  private ended(status: Exclude<SignatureStatus, 'ongoing'>): void {
    this.stop();
    this.journey.steps.setDirty(false);
    if (status === 'signed') void this.conclude();
    else this.phase = status;
  }

  private concluded(outcome: Concluded): void {
    if (outcome === 'holderKo') this.phase = 'refused';
    if (outcome === 'generic') this.phase = 'generic';
    if (outcome === 'failed') this.phase = 'unconfirmed';
  }

  private stop(): void {
    this.poller.stop();
    this.frame.stop();
    this.stopListening();
    this.stopListening = () => undefined;
  }
}
