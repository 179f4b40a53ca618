import * as E from 'fp-ts/Either';
import type { Signatures } from '@application/ports/Signatures';
import type { Participant } from '@domain/journey/words';
import type { FileJourney } from '@ui/journey/FileJourney';
import { observed } from '@ui/mvvm/observed';
import type { SummaryViewModel } from '../summary/SummaryViewModel';

/** The client file recap: what was said and proven, what can be corrected, and the hand-over. ADV-02, D-23, D-47 */
export class ClientFileViewModel {
  busy = false;

  constructor(
    readonly journey: FileJourney,
    readonly recap: SummaryViewModel,
    private readonly signatures: Pick<Signatures, 'prepare'>,
  ) {
    observed(this);
  }

  get joint(): boolean {
    return this.journey.state.workflow === 'joint';
  }

  /** The recap before the signature: the holder's alone, the co-holder's in a joint file. */
  get last(): boolean {
    return !this.joint || this.journey.at.step === 'coHolderSummary';
  }

  /** First names of those who reported an error in what the file says of them. */
  get reporters(): readonly string[] {
    const { people, state } = this.journey;
    const reported = (who: Participant): boolean =>
      (who === 'TIT' ? state.holder : state.coHolder)?.done?.includes('errorReported') ?? false;
    return (['TIT', 'COT'] as const).flatMap(who => (reported(who) ? [people[who]?.identity.firstName ?? ''] : []));
  }

  enter(): void {
    this.recap.enter();
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const prepared = this.last ? await this.signatures.prepare()() : E.right(undefined);
    const moved = E.isLeft(prepared) ? prepared : await this.journey.finish()();
    this.rest();
    if (E.isLeft(moved)) this.journey.fail(moved.left, () => void this.submit());
  }

  private rest(): void {
    this.busy = false;
  }
}
