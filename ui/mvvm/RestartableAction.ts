import type { TaskEither } from 'fp-ts/TaskEither';
import { OneAtATime } from './OneAtATime';
import { observed } from './observed';

/** Ignores calls while it runs; `renew` allows a new call at once and drops the outcome of the running one. */
export class RestartableAction {
  private current = new OneAtATime();

  constructor() {
    observed(this);
  }

  get busy(): boolean {
    return this.current.busy;
  }

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
