import type { TaskEither } from 'fp-ts/TaskEither';
import type { UploadRefusal } from '@domain/documents/upload';
import type { DocumentPage } from './Documents';

/** Why a file cannot be made ready: reasons of `documents.upload`, and those that only a look inside tells. PRF-05, D-16 */
export type NotReady =
  Exclude<UploadRefusal, 'missing' | 'total-too-large'> | 'unreadable-file' | 'locked-pdf' | 'broken-pdf' | 'too-many-pixels' | 'heic';

export type ReadyPage = Omit<DocumentPage, 'side'>;

/** Makes a chosen file ready to travel, off the main thread: type from its first bytes, upright, at most 2 000 px, without metadata. PRF-05, XTR-21 */
export abstract class FilePreparation {
  /** `together`: how many pages may travel with it, itself included; their limit is shared. D-54 */
  abstract prepare(file: Blob, together: number): TaskEither<NotReady, ReadyPage>;
}
