import type { TaskEither } from 'fp-ts/TaskEither';
import type { UploadRefusal } from '@domain/documents/upload';
import type { DocumentPage } from './Documents';

/** Why a file cannot be made ready: reasons of `documents.upload`, and those that only a look inside tells. PRF-05, D-16 */
export type NotReady =
  | Exclude<UploadRefusal, 'missing' | 'total-too-large'>
  | 'unreadable-file'
  | 'locked-pdf'
  | 'broken-pdf'
  | 'too-many-pixels'
  | 'too-long'
  | 'scrambled'
  | 'heic';

export type ReadyPage = Omit<DocumentPage, 'side'>;

/** `together`: pages that may travel together, and share the limit of weight; `pages`: as many of them may come of one file; `light`: a photo as small as it stays readable, for a slow network. D-54, D-71 */
export interface Room {
  readonly together: number;
  readonly pages: number;
  readonly light?: boolean;
}

/** Makes a chosen file ready to travel, off the main thread: type from its first bytes, upright, at most 2 000 px, without metadata. PRF-05, XTR-21 */
export abstract class FilePreparation {
  /** The pages that come of it, in their order: one, or those that something long and narrow is cut into. D-71 */
  abstract prepare(file: Blob, room: Room): TaskEither<NotReady, readonly ReadyPage[]>;
}
