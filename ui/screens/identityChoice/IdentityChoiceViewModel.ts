import type { Camera, InApp } from '@application/ports/Camera';
import type { Settings } from '@application/ports/Settings';
import type { SettleProof } from '@application/proofs/SettleProof';
import type { PaperName } from '@domain/documents/papers';
import { papersFor, slotOf } from '@domain/proofs/slot';
import type { FileJourney } from '@ui/journey/FileJourney';
import { observed } from '@ui/mvvm/observed';
import type { ChosenPapers } from '@ui/screens/upload/ChosenPapers';
import { withoutOther } from '@ui/screens/upload/withoutOther';

/** ID card or passport. PRF-03 */
export class IdentityChoiceViewModel {
  attempt = 0;
  missing = false;

  constructor(
    readonly journey: FileJourney,
    private readonly chosen: ChosenPapers,
    private readonly settleProof: SettleProof,
    private readonly settings: Pick<Settings, 'acceptedPapers'>,
    private readonly camera: Pick<Camera, 'inApp'>,
  ) {
    chosen.open(journey.file.state.idEne);
    observed(this);
  }

  readonly papers = papersFor('identity');

  /** ISO 3166-1 alpha-2 codes. D-91 */
  get acceptedPapers(): readonly string[] {
    return this.settings.acceptedPapers;
  }

  /** The browser to switch to for the video check, when an in-app browser may block the camera; undefined for an adviser. XTR-40 */
  get videoIn(): InApp | undefined {
    return this.journey.steps.mode === 'omc' ? this.camera.inApp : undefined;
  }

  get paper(): PaperName | undefined {
    return this.chosen.paperOf(this.rank, this.journey.file.state.proofs);
  }

  choose(paper: PaperName): void {
    this.chosen.choose(this.rank, paper);
    this.missing = false;
  }

  submit(): void {
    this.attempt += 1;
    this.missing = this.paper === undefined;
    if (this.paper === undefined) return;
    this.chosen.choose(this.rank, this.paper);
    void withoutOther(this.place, () => void this.journey.openPage('UploadIdentityProof'));
  }

  private get place() {
    const { journey, chosen, settleProof, rank } = this;
    return { journey, chosen, settleProof, rank };
  }

  private get rank(): string {
    return slotOf(this.journey.steps.at.step)?.rank ?? '';
  }
}
