import type { TaskEither } from 'fp-ts/TaskEither';
import { OneAtATime } from './OneAtATime';
import { observed } from './observed';

/** An action that is not begun twice, until what it was for is over: then it may be begun at once, and what comes late is dropped. */
export class Renewable {
  private current = new OneAtATime();

  constructor() {
    observed(this);
  }

  get busy(): boolean {
    return this.current.busy;
  }

  /** What is under way no longer matters. */
  renew(): void {
    this.current = new OneAtATime();
  }

  run<Left, Right>(task: TaskEither<Left, Right>, onLeft: (left: Left) => void, onRight: (right: Right) => void): Promise<void> {
    const { current } = this;
    const inTime =
      <Answer>(then: (answer: Answer) => void) =>
      (answer: Answer): void => {
        if (current === this.current) then(answer);
      };
    return current.run(task, inTime(onLeft), inTime(onRight));
  }
}
