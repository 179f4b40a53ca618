import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { observed } from './observed';
import { OneAtATime } from './OneAtATime';

interface Journey {
  /** The delay before the next page counts from here; returns how to end this. STP-11 */
  press(): () => void;
  /** Shows a failure as the specification asks; may offer `again`. */
  fail(failure: Failure, again?: () => void): void;
}

/** A call that changes the file, one at a time. The journey handles its failure and may offer to retry. ERR-04, XTR-03 */
export class Attempt {
  private readonly action = new OneAtATime();

  constructor(private readonly journey: Journey) {
    observed(this);
  }

  get busy(): boolean {
    return this.action.busy;
  }

  /** `again`: the handler of the button, for a retry. */
  async run<Answer>(
    task: TaskEither<Failure, Answer>,
    again: () => unknown,
    then: (answer: Answer) => void = () => undefined,
  ): Promise<void> {
    if (this.busy) return;
    const answered = this.journey.press();
    await this.action.run(task, failure => this.journey.fail(failure, () => void again()), then);
    answered();
  }
}
