import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import type { Attempt } from '@ui/mvvm/Attempt';
import { observed } from '@ui/mvvm/observed';

/** The general terms; each person accepts their own, of a file that they see whole. SUM-02 */
export class Acceptance {
  accepted = false;
  missing = false;
  /** The person wanted to accept what the page does not show. */
  unseen = false;
  attempt = 0;

  /** `asked`: whether the page asks for the terms; the co-holder's first recap asks only for its reading. D-43 */
  constructor(
    private readonly telling: Attempt,
    private readonly asked: () => boolean = () => true,
  ) {
    observed(this);
  }

  /** What keeps the acceptance from being sent. `name`: its field; empty: the whole page. `owed`: what has to be answered first. */
  errors(
    { terms, unseen }: { readonly terms: { readonly required: string }; readonly unseen: string },
    owed: readonly FieldMessage[] = [],
  ): readonly FieldMessage[] {
    return [
      ...(this.attempt > 0 ? owed : []),
      ...(this.unseen ? [{ name: '', message: unseen }] : []),
      ...(this.missing ? [{ name: 'terms', message: terms.required }] : []),
    ];
  }

  /** An answer is owed first. */
  refuse(): void {
    this.attempt += 1;
    this.missing = this.asked() && !this.accepted;
  }

  accept(accepted: boolean): void {
    this.accepted = accepted;
    if (accepted) this.missing = false;
  }

  /** `shown`: everything to accept is on the page; `tell`: the request that sends the acceptance; `again`: handler for a retry. */
  async submit<Answer>(
    shown: boolean,
    tell: () => TaskEither<Failure, Answer>,
    again: () => unknown,
    then?: (answer: Answer) => void,
  ): Promise<void> {
    if (this.telling.busy) return;
    this.attempt += 1;
    this.missing = this.asked() && !this.accepted;
    this.unseen = !shown;
    if (!this.missing && shown) await this.telling.run(tell(), again, then);
  }
}
