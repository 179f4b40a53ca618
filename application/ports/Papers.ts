import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';

/** The bytes of a document behind an address that is good once. SGN-01, XTR-09 */
export abstract class Papers {
  abstract read(url: string): TaskEither<Failure, Uint8Array>;
}
