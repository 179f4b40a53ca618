import type { Camera, InApp } from '@application/liveness/ports';
import type { Settings } from '@application/Settings';
import type { SettleProof } from '@application/proofs/SettleProof';
import type { WalletReturn } from '@application/wallet/WalletReturn';
import type { AcceptedPapers } from '@domain/proofs/acceptedPapers';
import type { PaperName } from '@domain/proofs/papers';
import { papersFor, slotOf } from '@domain/proofs/slot';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';
import type { UploadDraft } from '@ui/screens/upload/UploadDraft';
import { withoutOther } from '@ui/screens/upload/UploadViewModel';

export type IdentityChoice = PaperName | 'WALLET';

/** ID card or passport, or an identity wallet. PRF-03, XTR-38 */
export class IdentityChoiceViewModel {
  attempt = 0;
  missing = false;
  private wallet = false;

  constructor(
    readonly journey: DossierJourney,
    private readonly chosen: UploadDraft,
    private readonly settleProof: SettleProof,
    private readonly settings: Pick<Settings, 'acceptedPapers' | 'wallet'>,
    private readonly camera: Pick<Camera, 'inApp'>,
    private readonly walletReturn: Pick<WalletReturn, 'press'>,
  ) {
    chosen.open(journey.dossier.state.idEne);
    observed(this);
  }

  /** The likely answers first; the wallet last, where it is offered. XTR-38 */
  get choices(): readonly IdentityChoice[] {
    return [...papersFor('identity'), ...(this.walletOffered ? ['WALLET' as const] : [])];
  }

  /** D-127 */
  get acceptedPapers(): AcceptedPapers {
    return this.settings.acceptedPapers;
  }

  /** The browser to switch to for the video check, when an in-app browser may block the camera; undefined for an adviser. XTR-40 */
  get videoIn(): InApp | undefined {
    return this.journey.steps.mode === 'omc' ? this.camera.inApp : undefined;
  }

  get paper(): PaperName | undefined {
    return this.chosen.paperOf(this.rank, this.journey.dossier.state.proofs);
  }

  get choice(): IdentityChoice | undefined {
    return this.wallet ? 'WALLET' : this.paper;
  }

  choose(choice: IdentityChoice): void {
    this.wallet = choice === 'WALLET';
    if (choice !== 'WALLET') this.chosen.choose(this.rank, choice);
    this.missing = false;
  }

  submit(): void {
    this.attempt += 1;
    if (this.wallet) return this.openWallet();
    this.missing = this.paper === undefined;
    if (this.paper === undefined) return;
    this.chosen.choose(this.rank, this.paper);
    void withoutOther(this.place, () => void this.journey.openPage('UploadIdentityProof'));
  }

  /** The page of the wallet opens it by itself; each holder's own wallet opens in their own session alone. XTR-38, JNT-01 */
  private openWallet(): void {
    const { journey } = this;
    if (journey.steps.mode === 'omc' && journey.participant === journey.connected) this.walletReturn.press();
    void journey.openPage('WalletIdentity');
  }

  /** An adviser shows a code to the client's phone: the configuration must let them. */
  private get walletOffered(): boolean {
    const { offered, acrossDevices } = this.settings.wallet;
    return offered && (this.journey.steps.mode === 'omc' || acrossDevices !== 'none');
  }

  private get place() {
    const { journey, chosen, settleProof, rank } = this;
    return { journey, chosen, settleProof, rank };
  }

  private get rank(): string {
    return slotOf(this.journey.steps.at.step)?.rank ?? '';
  }
}
