import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Attempt } from '@ui/mvvm/Attempt';
import { observed } from '@ui/mvvm/observed';

/** The general terms; each person accepts their own, and the page is not submitted without them. SUM-02 */
export class Acceptance {
  accepted = false;
  missing = false;
  attempt = 0;

  constructor(private readonly telling: Attempt) {
    observed(this);
  }

  accept(accepted: boolean): void {
    this.accepted = accepted;
    if (accepted) this.missing = false;
  }

  /** `tell`: the request that sends the acceptance; `again`: handler for a retry. */
  async submit<Answer>(tell: () => TaskEither<Failure, Answer>, again: () => unknown, then?: (answer: Answer) => void): Promise<void> {
    if (this.telling.busy) return;
    this.attempt += 1;
    this.missing = !this.accepted;
    if (!this.missing) await this.telling.run(tell(), again, then);
  }
}
