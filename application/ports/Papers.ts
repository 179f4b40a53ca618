import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';

/** Downloads a document; its address works once. SGN-01, XTR-09 */
export abstract class Papers {
  abstract read(url: string): TaskEither<Failure, Uint8Array>;
}
