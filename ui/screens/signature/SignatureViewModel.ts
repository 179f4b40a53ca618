import { makeAutoObservable, observableRef } from 'mobx';
import * as E from 'fp-ts/Either';
import type { Browser } from '@application/ports/Browser';
import type { Frames } from '@application/ports/Frames';
import type { Settings } from '@application/ports/Settings';
import type { SignatureCeremony, SignatureStatus } from '@application/ports/Signatures';
import type { FollowSignature } from '@application/signature/FollowSignature';
import type { OpenCeremony, Opening } from '@application/signature/OpenCeremony';
import type { Watch, Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { Concluded, Conclusion } from '../finalize/Conclusion';
import type { CodeSender } from './CodeSender';

/** `stopped`: the tries are used up, nothing is asked. `signed`: the bank is being told. The others are outcomes with a way on. SGN-04 */
export type SignaturePhase = 'opening' | 'signing' | 'stopped' | 'signed' | 'refused' | 'error' | 'holder' | 'generic';

/** The ceremony: opened or taken up, shown, followed by its status until it ends. SGN-02 to SGN-04, D-38 */
export class SignatureViewModel {
  phase: SignaturePhase = 'opening';
  ceremony: SignatureCeremony | undefined = undefined;
  leaving = false;
  private watch: Watch | undefined = undefined;
  private deaf: () => void = () => undefined;

  constructor(
    private readonly journey: FileJourney,
    private readonly openCeremony: OpenCeremony,
    private readonly followSignature: FollowSignature,
    private readonly watches: Watches,
    private readonly frames: Frames,
    private readonly settings: Settings,
    private readonly browser: Browser,
    private readonly conclusion: Conclusion,
    readonly code: CodeSender,
  ) {
    makeAutoObservable<this, 'watch' | 'deaf'>(
      this,
      { ceremony: observableRef, code: false, watch: false, deaf: false },
      { autoBind: true },
    );
  }

  private get idEne(): string {
    return this.journey.state.idEne;
  }

  enter(): () => void {
    if (this.conclusion.halted) this.phase = 'generic';
    else void this.resume();
    return this.stop;
  }

  /** After a refusal or an error: a new ceremony. */
  async restart(): Promise<void> {
    this.phase = 'opening';
    const mine = this.begin();
    const opening = await this.openCeremony.start(this.idEne)();
    if (this.watch === mine) this.opened(opening, this.restart);
  }

  /** On a phone the provider's page takes the whole screen, and comes back to /signature. */
  go(): void {
    if (this.ceremony === undefined) return;
    this.leaving = true;
    this.browser.leaveFor(this.ceremony.url);
  }

  /** A new round of questions. D-30 */
  lookAgain(): void {
    this.phase = 'signing';
    void this.follow(this.begin());
  }

  /** Everything is signed; the account is asked for once more, on a click. */
  async conclude(): Promise<void> {
    this.phase = 'signed';
    this.concluded(await this.conclusion.run(() => void this.conclude()));
  }

  private async resume(): Promise<void> {
    this.phase = 'opening';
    const mine = this.begin();
    const opening = await this.openCeremony.resume(this.idEne)();
    if (this.watch === mine) this.opened(opening, this.resume);
  }

  private opened(opening: E.Either<Failure, Opening>, again: () => Promise<void>): void {
    if (E.isLeft(opening)) return this.unopened(opening.left, again);
    if (opening.right.kind !== 'ceremony') return this.ended(opening.right.kind);
    this.ceremony = opening.right.ceremony;
    this.phase = 'signing';
    void this.code.send();
    if (this.watch) void this.follow(this.watch);
  }

  /** The dialog may be closed: the page under it has a way on. SGN-04 */
  private unopened(failure: Failure, again: () => Promise<void>): void {
    this.phase = 'error';
    this.journey.fail(failure, () => void again());
  }

  private async follow(watch: Watch): Promise<void> {
    this.hear();
    const status = await this.followSignature.run(watch, this.idEne)();
    if (this.watch !== watch) return;
    if (E.isRight(status) && status.right !== undefined) return this.ended(status.right);
    this.rest();
    if (E.isLeft(status)) this.journey.fail(status.left, this.lookAgain);
  }

  /** The frame's word only makes the next question sooner. X25 */
  private hear(): void {
    this.deaf();
    this.deaf = this.frames.hear(this.settings.signature.origin, ({ type, id }) => {
      if (type === 'signature' && id === this.ceremony?.signId) this.watch?.sooner();
    });
  }

  private ended(status: Exclude<SignatureStatus, 'ongoing'>): void {
    this.stop();
    if (status === 'signed') void this.conclude();
    else this.phase = status;
  }

  private concluded(outcome: Concluded): void {
    if (outcome === 'holderKo') this.phase = 'holder';
    if (outcome === 'generic' || outcome === 'failed') this.phase = 'generic';
  }

  private rest(): void {
    this.phase = 'stopped';
  }

  private begin(): Watch {
    this.stop();
    this.watch = this.watches.start();
    return this.watch;
  }

  private stop(): void {
    this.watch?.end();
    this.watch = undefined;
    this.deaf();
    this.deaf = () => undefined;
  }
}
