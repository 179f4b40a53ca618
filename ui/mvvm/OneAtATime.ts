import type { TaskEither } from 'fp-ts/TaskEither';
import { matchResult } from './matchResult';
import { observed } from './observed';

/** An action that ignores calls while it runs, such as repeated clicks. */
export class OneAtATime {
  busy = false;

  constructor() {
    observed(this);
  }

  async run<Left, Right>(task: TaskEither<Left, Right>, onLeft: (left: Left) => void, onRight: (right: Right) => void): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await matchResult(
      task,
      left => {
        this.busy = false;
        onLeft(left);
      },
      right => {
        this.busy = false;
        onRight(right);
      },
    );
  }
}
