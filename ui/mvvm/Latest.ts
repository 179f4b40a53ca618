import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { matchResult } from './matchResult';

/** Runs tasks and drops the outcome of every task but the latest. */
export class Latest {
  private turn = 0;

  run<Left, Right>(task: TaskEither<Left, Right>, onLeft: (left: Left) => void, onRight: (right: Right) => void): Promise<void> {
    const turn = ++this.turn;
    const current =
      <Answer>(then: (answer: Answer) => void) =>
      (answer: Answer): void => {
        if (turn === this.turn) then(answer);
      };
    return matchResult(task, current(onLeft), current(onRight));
  }

  /** Debounces: runs `then` after the wait, unless another task starts first. */
  after(wait: () => Promise<void>, then: () => void): Promise<void> {
    return this.run(
      () => wait().then(E.right),
      () => undefined,
      then,
    );
  }

  /** Drops the outcome of the running task. */
  cancel(): void {
    this.turn += 1;
  }
}
