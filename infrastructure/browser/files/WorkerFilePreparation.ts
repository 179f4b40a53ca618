import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { FilePreparation, NotReady, ReadyPage, Room } from '@application/ports/FilePreparation';

const PATIENCE_MS = 30_000;

/** What came of a worker that did not run. */
const broken = Symbol('broken');

const reasons: Readonly<Record<NotReady, null>> = {
  empty: null,
  format: null,
  'not-resizable': null,
  'unreadable-file': null,
  'pdf-too-large': null,
  'locked-pdf': null,
  'broken-pdf': null,
  'too-many-pixels': null,
  'too-long': null,
  scrambled: null,
  heic: null,
};

const BlobWire = new t.Type<Blob>(
  'Blob',
  (value): value is Blob => value instanceof Blob,
  (value, context) => (value instanceof Blob ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const Prepared = t.union([
  t.type({
    kind: t.literal('ready'),
    pages: t.array(t.type({ mimeType: t.keyof({ 'image/jpeg': null, 'image/png': null, 'application/pdf': null }), content: BlobWire })),
  }),
  t.type({ kind: t.literal('not-ready'), reason: t.keyof(reasons) }),
]);

type Preparing = (file: Blob, room: Room) => Promise<unknown>;

/** A file made ready in a worker of its own, ended with it; one that never ends is an image that cannot be read. PRF-05 */
export class WorkerFilePreparation implements FilePreparation {
  /** `onPage`: the same work on the page's own thread, for browsers whose workers cannot draw or do not start. */
  constructor(
    private readonly createWorker: () => Worker,
    private readonly onPage: () => Promise<Preparing>,
  ) {}

  prepare(file: Blob, room: Room): TaskEither<NotReady, readonly ReadyPage[]> {
    return async () => {
      const answer = Prepared.decode(await this.prepared(file, room).catch(() => undefined));
      if (E.isLeft(answer)) return E.left('not-resizable');
      return answer.right.kind === 'ready' ? E.right(answer.right.pages) : E.left(answer.right.reason);
    };
  }

  private async prepared(file: Blob, room: Room): Promise<unknown> {
    if (typeof OffscreenCanvas !== 'undefined') {
      const answer = await this.asked(file, room).catch(() => broken);
      if (answer !== broken) return answer;
    }
    return (await this.onPage())(file, room);
  }

  /** The worker's answer, undefined where it takes too long; rejects where it does not run. */
  private asked(file: Blob, room: Room): Promise<unknown> {
    return new Promise((done, failed) => {
      const worker = this.createWorker();
      const end = (): void => {
        clearTimeout(patience);
        worker.terminate();
      };
      const patience = setTimeout(() => {
        end();
        done(undefined);
      }, PATIENCE_MS);
      worker.addEventListener('message', (event: MessageEvent<unknown>) => {
        end();
        done(event.data);
      });
      worker.addEventListener('error', () => {
        end();
        failed(new Error('The worker does not run'));
      });
      worker.postMessage({ file, room });
    });
  }
}
