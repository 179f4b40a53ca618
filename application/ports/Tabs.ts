import type { TaskEither } from 'fp-ts/TaskEither';

/** The browser blocked the new tab. */
export interface Blocked {
  readonly kind: 'blocked';
}

/** The bytes of a document, downloaded before a tab shows them, so that no tab shows an error page in their place. D-61 */
export type Received<Error> = TaskEither<Error, Uint8Array>;

/** Opens a PDF in a new tab, or saves it. */
export abstract class Tabs {
  /** false: an embedded browser, which opens no tab and may ignore downloads. D-96 */
  abstract readonly opens: boolean;
  /** Callers call it inside the click handler, or browsers block the tab. */
  abstract open<Error>(paper: Received<Error>): TaskEither<Error | Blocked, void>;
  /** `name`: the file name without its extension. */
  abstract save<Error>(name: string, paper: Received<Error>): TaskEither<Error, void>;
  /** Revokes the object URLs when their page closes; open tabs keep showing their document. */
  abstract forget(): void;
}
