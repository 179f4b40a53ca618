import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Agency, Located, Position } from '@domain/referentials/entries';

/** Calls 22, 45 and 46. AGY-01 */
export abstract class Agencies {
  /** Places that an address may mean; empty where it is not found. */
  abstract locate(address: string): TaskEither<Failure, readonly Located[]>;
  abstract around(position: Position): TaskEither<Failure, readonly Agency[]>;
  /** With all its hours. */
  abstract byId(id: string): TaskEither<Failure, Agency>;
}
