import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { settle } from './settle';

/** Of questions asked one after the other the last one counts: what comes late of another is dropped. */
export class Latest {
  private turn = 0;

  ask<Left, Right>(task: TaskEither<Left, Right>, onLeft: (left: Left) => void, onRight: (right: Right) => void): Promise<void> {
    const turn = ++this.turn;
    const current =
      <Answer>(then: (answer: Answer) => void) =>
      (answer: Answer): void => {
        if (turn === this.turn) then(answer);
      };
    return settle(task, current(onLeft), current(onRight));
  }

  /** Debounces: `then` runs unless something else is asked before the wait is over. */
  after(wait: () => Promise<void>, then: () => void): Promise<void> {
    return this.ask(
      () => wait().then(E.right),
      () => undefined,
      then,
    );
  }

  /** What was asked no longer matters. */
  forget(): void {
    this.turn += 1;
  }
}
