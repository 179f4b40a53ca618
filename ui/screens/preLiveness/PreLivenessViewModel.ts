import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { Camera, CameraProblem, InApp } from '@application/ports/Camera';
import type { Settings } from '@application/ports/Settings';
import type { Ceremony } from '@application/signature/Ceremony';
import { hasDone } from '@domain/journey/board';
import type { PageName } from '@domain/journey/steps';
import type { FileJourney } from '@ui/journey/FileJourney';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { observed } from '@ui/mvvm/observed';
import type { LivenessFlow } from '../liveness/LivenessFlow';
import type { OpeningConfirmed } from '../welcome/OpeningConfirmed';
import type { InvitationMail } from '../signatureSuccess/InvitationMail';

/** Before the video check: what to expect, the camera tried first, and a way on for everyone. LIV-01, XTR-06, XTR-27 */
export class PreLivenessViewModel {
  /** Where the check and the signature stand is looked up on the way in. */
  looking = true;
  problem: CameraProblem | undefined = undefined;
  readonly tryOut = new OneAtATime();

  constructor(
    readonly journey: FileJourney,
    readonly flow: LivenessFlow,
    readonly camera: Camera,
    private readonly ceremonies: Ceremony,
    private readonly settings: Settings,
    private readonly confirmed: OpeningConfirmed,
    readonly mail: InvitationMail,
  ) {
    observed(this);
  }

  /** A co-holder, or a client whose file an adviser created, first confirms what the file says of them and accepts the terms. D-23, D-43, D-47 */
  get greeted(): boolean {
    const { participant } = this.journey;
    const { state } = this.journey.file;
    const accepted = hasDone(state, participant, 'termsAccepted');
    return (participant === 'COT' || state.mode === 'mdc') && !accepted && !this.confirmed.has(state.idEne, participant);
  }

  /** The browser to go on in, where an application shows this page and gives it no camera. XTR-40 */
  get elsewhere(): InApp | undefined {
    return this.problem !== undefined || !this.camera.has ? this.camera.inApp : undefined;
  }

  /** Where the journey is taken up on another device. XTR-27 */
  get address(): string {
    return this.settings.identityProvider.redirectUrl;
  }

  /** A person who comes back goes on where they were: nothing that passed is asked again. STP-06, SGN-02 */
  enter(): void {
    void this.takeUp();
  }

  private async takeUp(): Promise<void> {
    const outcome = (await this.flow.known())?.outcome;
    if (outcome === 'OK') this.leaveFor(await this.afterCheck());
    else if (outcome === 'KO') this.leaveFor('LivenessControlKo');
    else runInAction(() => (this.looking = false));
  }

  confirm(): void {
    this.confirmed.add(this.journey.file.state.idEne, this.journey.participant);
  }

  async start(): Promise<void> {
    this.problem = undefined;
    await this.tryOut.run(
      this.camera.tryOut(),
      problem => void (this.problem = problem),
      () => this.leaveFor('LivenessPage'),
    );
  }

  private async afterCheck(): Promise<PageName> {
    const status = await this.ceremonies.look(this.journey.file.state.idEne)();
    return E.isRight(status) && status.right !== undefined ? 'DocuSignPage' : 'PreContractDocPage';
  }

  private leaveFor(page: PageName): void {
    void this.journey.openPage(page);
  }
}
