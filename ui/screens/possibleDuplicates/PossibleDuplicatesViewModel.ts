import type { Clock } from '@application/browser/ports';
import type { Workflow } from '@application/prospect/ports';
import { duplicatesDecide, type DuplicatesVerdict } from '@domain/adviser/decideDuplicates';
import type { PossibleDuplicate } from '@domain/adviser/possibleDuplicate';
import { duplicateOf } from '@domain/adviser/duplicateOf';
import type { Prospect } from '@domain/holders/prospect';
import { pollingLimits } from '@domain/session/pollingLimits';
import type { Whose } from '@messages/dossierForm';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { ReviewRounds } from '@ui/journey/ReviewRounds';
import { Attempt } from '@ui/mvvm/Attempt';
import { observed } from '@ui/mvvm/observed';

/** Existing clients similar to the file's client, and the adviser's decision. ADV-02, D-08, D-47 */
export class PossibleDuplicatesViewModel {
  /** The existing client whom the adviser has recognised. */
  same: PossibleDuplicate | undefined = undefined;
  asking = false;
  closed = false;
  private left = false;
  readonly deciding: Attempt;

  constructor(
    readonly journey: DossierJourney,
    readonly rounds: ReviewRounds,
    private readonly workflow: Pick<Workflow, 'close'>,
    private readonly clock: Clock,
  ) {
    this.deciding = new Attempt(journey);
    observed(this);
  }

  get found(): readonly PossibleDuplicate[] {
    return this.journey.dossier.state.lookAlikes ?? [];
  }

  /** The bank's list is complete only once its task is the confirmation. */
  get verdict(): DuplicatesVerdict {
    const { state } = this.journey.dossier;
    const { at } = this.journey.steps;
    return duplicatesDecide.decide({ found: at.step === 'duplicateConfirmation' ? (state.lookAlikes?.length ?? null) : null });
  }

  whose(alike: PossibleDuplicate): { readonly words: Whose; readonly person: Prospect } {
    const { people, state } = this.journey.dossier;
    const who = duplicateOf(people, alike);
    return { words: state.workflow === 'joint' ? who : 'individual', person: people[who] ?? people.TIT };
  }

  enter(): () => void {
    this.left = false;
    return () => void (this.left = true);
  }

  /** No match: shows the message long enough to be read, then continues. */
  async goOn(): Promise<void> {
    await this.clock.sleep(pollingLimits.decide({ what: 'state' }).everyMs)();
    if (!this.left) await this.newClient();
  }

  newClient(): Promise<void> {
    return this.deciding.run(this.journey.finish(), this.newClient);
  }

  /** Undefined: returns to the comparison. */
  thisOne(alike: PossibleDuplicate | undefined): void {
    this.same = alike;
  }

  ask(asking: boolean): void {
    this.asking = asking;
  }

  async close(): Promise<void> {
    await this.deciding.run(this.workflow.close(), this.close, () => (this.closed = true));
    this.ask(false);
  }
}
