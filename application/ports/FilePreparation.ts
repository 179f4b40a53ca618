import type { TaskEither } from 'fp-ts/TaskEither';
import type { Likeness } from '@domain/proofs/likeness';
import type { OtherFile } from '@domain/proofs/otherFiles';
import type { PhotoMeasures } from '@domain/proofs/photo';
import type { UploadRefusal } from '@domain/proofs/upload';
import type { DocumentPage } from './Documents';

/** Why a file is not ready for upload: a reason of the rule `documents.upload`, one that only decoding the file shows, or what the file is instead. PRF-05, D-16 */
export type NotReady =
  | Exclude<UploadRefusal, 'missing' | 'total-too-large'>
  | 'unreadable-file'
  | 'locked-pdf'
  | 'broken-pdf'
  | 'one-program-pdf'
  | 'portfolio-pdf'
  | 'pageless-pdf'
  | 'blank-pdf'
  | 'too-many-pixels'
  | 'too-long'
  | 'scrambled'
  | 'heic'
  | OtherFile;

/**
 * `measures`: of a photo, for the rule `documents.photo`; `likeness`: tells the page from others. Each is absent where it could not be
 * taken. XTR-37, D-54
 */
export type ReadyPage = Omit<DocumentPage, 'side'> & {
  readonly measures?: PhotoMeasures | undefined;
  readonly likeness?: Likeness | undefined;
};

/**
 * `together`: number of pages that share the size limit; `pages`: maximum number of pages from one file; `light`: makes photos as small
 * as they stay readable, for a slow network. D-54, D-71
 */
export interface Room {
  readonly together: number;
  readonly pages: number;
  readonly light?: boolean;
}

/**
 * Prepares a chosen file for upload, off the main thread: type from its first bytes, upright, at most 2 000 px, without metadata. PRF-05,
 * XTR-21
 */
export abstract class FilePreparation {
  /** Returns the pages in order: one page, or several where the image is long and narrow and is cut. D-71 */
  abstract prepare(file: Blob, room: Room): TaskEither<NotReady, readonly ReadyPage[]>;
}
