import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { FilePreparation, NotReady, ReadyScan, Room } from '@application/proofs/ports';
import { askWorker, type CreateWorker, type NoAnswer } from '../askWorker';

const PATIENCE_MS = 30_000;

const absent = E.left<NoAnswer>('absent');

const reasons: Readonly<Record<NotReady, null>> = {
  empty: null,
  format: null,
  'not-resizable': null,
  'unreadable-file': null,
  'pdf-too-large': null,
  'locked-pdf': null,
  'broken-pdf': null,
  'one-program-pdf': null,
  'portfolio-pdf': null,
  'pageless-pdf': null,
  'blank-pdf': null,
  'too-many-pixels': null,
  'too-long': null,
  scrambled: null,
  heic: null,
  'web-page': null,
  word: null,
  'open-document': null,
  'rich-text': null,
  pages: null,
  spreadsheet: null,
  slides: null,
  archive: null,
  email: null,
  shortcut: null,
  text: null,
  picture: null,
  film: null,
  'print-file': null,
};

const BlobWire = new t.Type<Blob>(
  'Blob',
  (value): value is Blob => value instanceof Blob,
  (value, context) => (value instanceof Blob ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const CellsWire = new t.Type<Uint8Array>(
  'Cells',
  (value): value is Uint8Array => value instanceof Uint8Array,
  (value, context) => (value instanceof Uint8Array ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** What was measured of a photo; anything else counts as nothing measured. XTR-37 */
export const Measures = t.type({
  light: t.number,
  sharpness: t.union([t.number, t.null]),
  glare: t.number,
  corners: t.union([t.number, t.null]),
});

const Prepared = t.union([
  t.type({
    kind: t.literal('ready'),
    pages: t.array(
      t.intersection([
        t.type({ mimeType: t.keyof({ 'image/jpeg': null, 'image/png': null, 'application/pdf': null }), content: BlobWire }),
        t.partial({ measures: t.union([Measures, t.undefined]), likeness: t.union([t.string, CellsWire, t.undefined]) }),
      ]),
    ),
  }),
  t.type({ kind: t.literal('not-ready'), reason: t.keyof(reasons) }),
]);

type Preparing = (file: Blob, room: Room) => Promise<unknown>;

/** Prepares a file in a new worker, which ends with the file; a worker that never answers counts as an unreadable image. PRF-05 */
export class WorkerFilePreparation implements FilePreparation {
  /**
   * `onPage`: does the same work on the page's own thread, for browsers whose workers cannot draw, do not start or fail to load; its
   * chunk is part of the page, and measures nothing (XTR-40). `measured`: the worker also measures photos (XTR-37).
   */
  constructor(
    private readonly createWorker: CreateWorker,
    private readonly onPage: Preparing,
    private readonly measured: boolean,
  ) {}

  prepare(file: Blob, room: Room): TaskEither<NotReady, readonly ReadyScan[]> {
    return async () => {
      const answer = Prepared.decode(await this.prepared(file, room).catch(() => undefined));
      if (E.isLeft(answer)) return E.left('not-resizable');
      return answer.right.kind === 'ready' ? E.right(answer.right.pages) : E.left(answer.right.reason);
    };
  }

  /** A worker that takes too long is not repeated on the page, which would freeze. */
  private async prepared(file: Blob, room: Room): Promise<unknown> {
    const answer =
      typeof OffscreenCanvas === 'undefined'
        ? absent
        : await askWorker(this.createWorker, { file, room, measured: this.measured }, PATIENCE_MS);
    if (E.isRight(answer)) return answer.right;
    return answer.left === 'absent' ? this.onPage(file, room) : undefined;
  }
}
