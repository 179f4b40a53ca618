import type { TaskEither } from 'fp-ts/TaskEither';
import type { DocumentPage } from './Documents';

/** Why a file cannot be made ready; the reasons of `documents.upload`, and two that only a look inside tells. PRF-05, D-16 */
export type NotReady = 'empty' | 'format' | 'not-resizable' | 'pdf-too-large' | 'locked-pdf' | 'too-many-pixels';

export type ReadyPage = Omit<DocumentPage, 'side'>;

/** Makes a chosen file ready to travel, off the main thread: type from its first bytes, upright, at most 2 000 px, without metadata. PRF-05, XTR-21 */
export abstract class FilePreparation {
  abstract prepare(file: Blob): TaskEither<NotReady, ReadyPage>;
}
