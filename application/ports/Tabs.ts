import type { TaskEither } from 'fp-ts/TaskEither';

/** The browser did not let a tab be opened. */
export interface Blocked {
  readonly kind: 'blocked';
}

/** Another tab, opened by a click and led to an address that is asked for then. */
export abstract class Tabs {
  /** To be called while the click is handled, or browsers block it. */
  abstract open<Error>(address: TaskEither<Error, string>): TaskEither<Error | Blocked, void>;
}
