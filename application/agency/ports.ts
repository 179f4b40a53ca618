import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Agency, Located, Position } from '@domain/referentials/entries';

/** Calls 22, 45 and 46. AGY-01 */
export abstract class Agencies {
  /** Places that match an address; empty where the bank finds none. */
  abstract locate(address: string): TaskEither<Failure, readonly Located[]>;
  abstract around(position: Position): TaskEither<Failure, readonly Agency[]>;
  /** The agency with all its opening hours. */
  abstract byId(id: string): TaskEither<Failure, Agency>;
}

/** Why the browser gives no position. */
export type NoPosition = 'refused' | 'unavailable';

/** The browser's position; a page requests it only after a click. AGY-01 */
export abstract class Geolocation {
  abstract position(): TaskEither<NoPosition, Position>;
}
