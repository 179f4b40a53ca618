import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { Camera, CameraProblem, InApp } from '@application/liveness/ports';
import { ADVISER_CALL, type Settings } from '@application/Settings';
import type { Ceremony } from '@application/signature/Ceremony';
import { hasDone } from '@domain/journey/signingProgress';
import type { PageName } from '@domain/journey/steps';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { observed } from '@ui/mvvm/observed';
import type { FaceConsenting } from '../liveness/FaceConsenting';
import type { LivenessFlow } from '../liveness/LivenessFlow';
import type { OpeningConfirmed } from '../welcome/OpeningConfirmed';
import type { InvitationMail } from '../signatureSuccess/InvitationMail';

/** Prepares the video check: advice, a camera test, and alternatives. LIV-01, XTR-06, XTR-27 */
export class PreLivenessViewModel {
  /** A check exists: the page loads its state and that of the signature before it says what to do. */
  looking: boolean;
  problem: CameraProblem | undefined = undefined;
  /** The box of the consent: never ticked in advance. XTR-70 */
  ticked = false;
  unticked = false;
  attempt = 0;
  readonly tryOut = new OneAtATime();

  constructor(
    readonly journey: DossierJourney,
    readonly flow: LivenessFlow,
    readonly camera: Camera,
    private readonly ceremonies: Ceremony,
    private readonly settings: Settings,
    private readonly confirmed: OpeningConfirmed,
    readonly mail: InvitationMail,
    private readonly consenting: FaceConsenting,
  ) {
    this.looking = flow.named() !== undefined;
    observed(this);
  }

  /** A co-holder, or the client of an adviser's file, first confirms the file's data and accepts the terms. D-23, D-43, D-47 */
  get greeted(): boolean {
    const { participant } = this.journey;
    const { state } = this.journey.dossier;
    const accepted = hasDone(state, participant, 'termsAccepted');
    return (participant === 'COT' || state.mode === 'mdc') && !accepted && !this.confirmed.has(state.idEne, participant);
  }

  /** The browser to switch to, when an in-app browser has no camera. XTR-40 */
  get elsewhere(): InApp | undefined {
    return this.problem !== undefined || !this.camera.has ? this.camera.inApp : undefined;
  }

  /** The bank offers a video call with an adviser. D-129 */
  get offersCall(): boolean {
    const { liveness, destinations } = this.settings;
    return liveness.otherWays?.includes('adviserCall') === true && destinations[ADVISER_CALL] !== undefined;
  }

  /** Whom the person lets keep the video, and for how long; undefined: the bank asks for no consent. XTR-70 */
  get consent() {
    return this.consenting.asked;
  }

  /** URL that resumes the journey on another device. XTR-27 */
  get address(): string {
    return this.settings.identityProvider.redirectUrl;
  }

  /** Skips what the person has already done. STP-06, SGN-02 */
  enter(): void {
    void this.takeUp();
  }

  /** The bank says that the terms are still to be accepted, for the first time or again. D-108 */
  private get owesTerms(): boolean {
    const { participant, dossier } = this.journey;
    return this.greeted && dossier.state.participants[participant]?.done !== undefined;
  }

  private async takeUp(): Promise<void> {
    if (this.owesTerms) return this.prepare();
    const outcome = (await this.flow.known())?.outcome;
    if (outcome === 'OK') this.leaveFor(await this.afterCheck());
    else if (outcome === 'KO') this.leaveFor('LivenessControlKo');
    else this.prepare();
  }

  /** A person who comes back to this page before a video that passed has withdrawn their consent. XTR-70 */
  private prepare(): void {
    this.consenting.withdraw();
    runInAction(() => (this.looking = false));
  }

  tick(ticked: boolean): void {
    this.ticked = ticked;
    if (ticked) this.unticked = false;
  }

  confirm(): void {
    this.confirmed.add(this.journey.dossier.state.idEne, this.journey.participant);
    this.looking = this.flow.named() !== undefined;
    void this.takeUp();
  }

  async start(): Promise<void> {
    this.attempt += 1;
    this.unticked = !this.consenting.mayStart(this.ticked);
    if (this.unticked) return;
    this.problem = undefined;
    await this.tryOut.run(
      this.camera.tryOut(),
      problem => void (this.problem = problem),
      () => {
        this.consenting.give();
        this.leaveFor('LivenessPage');
      },
    );
  }

  private async afterCheck(): Promise<PageName> {
    const status = await this.ceremonies.look(this.journey.dossier.state.idEne)();
    return E.isRight(status) && status.right !== undefined ? 'DocuSignPage' : 'PreContractDocPage';
  }

  private leaveFor(page: PageName): void {
    void this.journey.openPage(page);
  }
}
