import type { TaskEither } from 'fp-ts/TaskEither';

/** The browser did not let a tab be opened. */
export interface Blocked {
  readonly kind: 'blocked';
}

/** A document's very bytes: what was received is what is read, so that no tab can show an error in its place. D-61 */
export type Received<Error> = TaskEither<Error, Uint8Array>;

/** What a person does with a PDF that came: reads it in a tab of its own, or keeps it. */
export abstract class Tabs {
  /** false: a browser inside another application, which opens none and may ignore what is saved. D-96 */
  abstract readonly opens: boolean;
  /** To be called while the click is handled, or browsers block it. */
  abstract open<Error>(paper: Received<Error>): TaskEither<Error | Blocked, void>;
  /** `name`: the file's, without its ending. */
  abstract save<Error>(name: string, paper: Received<Error>): TaskEither<Error, void>;
  /** The page that opened them is left: their addresses end, what is shown stays. */
  abstract forget(): void;
}
