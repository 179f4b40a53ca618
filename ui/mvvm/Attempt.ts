import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { observed } from './observed';
import { OneAtATime } from './OneAtATime';

/** Says a failure where the specification wants it, and may try `again`. */
interface Teller {
  fail(failure: Failure, again?: () => void): void;
}

/** Something that a page does to the file, one at a time; where it fails the journey says so, and may try it again. ERR-04, XTR-03 */
export class Attempt {
  private readonly action = new OneAtATime();

  constructor(private readonly journey: Teller) {
    observed(this);
  }

  get busy(): boolean {
    return this.action.busy;
  }

  /** `again`: the whole once more, as it is pressed. */
  run<Answer>(task: TaskEither<Failure, Answer>, again: () => unknown, then: (answer: Answer) => void = () => undefined): Promise<void> {
    return this.action.run(task, failure => this.journey.fail(failure, () => void again()), then);
  }
}
