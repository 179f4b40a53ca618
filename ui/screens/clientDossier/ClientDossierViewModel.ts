import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Signatures } from '@application/signature/ports';
import { calledBy } from '@domain/holders/people';
import { hasDone } from '@domain/journey/signingProgress';
import type { Reported } from '@domain/journey/reported';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Attempt } from '@ui/mvvm/Attempt';
import { observed } from '@ui/mvvm/observed';
import type { SummaryViewModel } from '@ui/screens/summary/SummaryViewModel';

/** The adviser's recap: answers and proofs, corrections, and the hand-over. ADV-02, D-23, D-47 */
export class ClientDossierViewModel {
  readonly handing: Attempt;
  attempt = 0;
  unseen = false;

  constructor(
    readonly journey: DossierJourney,
    readonly recap: SummaryViewModel,
    private readonly signatures: Pick<Signatures, 'prepare'>,
  ) {
    this.handing = new Attempt(journey);
    observed(this);
  }

  get joint(): boolean {
    return this.journey.dossier.state.workflow === 'joint';
  }

  /** The next step is the signature: true for a single holder, or at the co-holder's recap. */
  get last(): boolean {
    return !this.joint || this.journey.steps.at.step === 'coHolderSummary';
  }

  /** What each holder reported as wrong; no line where the bank does not say which. ADV-03 */
  get reports(): readonly (Reported & { readonly name: string })[] {
    const { people, state } = this.journey.dossier;
    return (['TIT', 'COT'] as const).flatMap(who =>
      hasDone(state, who, 'errorReported') ? [{ lines: [], ...state.participants[who]?.reported, name: calledBy(people[who]) ?? '' }] : [],
    );
  }

  enter(): void {
    this.recap.enter();
  }

  /** `asShown`: the offer is the one that the page showed at the click. D-106 */
  private handedOver(asShown: boolean): TE.TaskEither<Failure, void> {
    if (!asShown) return TE.right(undefined);
    const prepared = this.last ? this.signatures.prepare() : TE.right(undefined);
    return TE.flatMap(() => this.journey.finish())(prepared);
  }

  /** Hands over nothing that the adviser did not see. */
  async submit(): Promise<void> {
    this.attempt += 1;
    this.unseen = !this.recap.shown;
    if (this.unseen || this.recap.owing.length > 0) return;
    await this.handing.run(TE.flatMap(this.handedOver)(this.recap.offerToAccept.check()), this.submit);
  }
}
