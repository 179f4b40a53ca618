import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { FilePreparation, NotReady, ReadyPage } from '@application/ports/FilePreparation';

const PATIENCE_MS = 30_000;

const reasons: Readonly<Record<NotReady, null>> = {
  empty: null,
  format: null,
  'not-resizable': null,
  'pdf-too-large': null,
  'locked-pdf': null,
  'too-many-pixels': null,
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
    page: t.type({ mimeType: t.keyof({ 'image/jpeg': null, 'image/png': null, 'application/pdf': null }), content: BlobWire }),
  }),
  t.type({ kind: t.literal('not-ready'), reason: t.keyof(reasons) }),
]);

/** A file made ready in a worker of its own, ended with it; one that breaks or never ends is an image that cannot be read. PRF-05 */
export class WorkerFilePreparation implements FilePreparation {
  constructor(private readonly createWorker: () => Worker) {}

  prepare(file: Blob): TaskEither<NotReady, ReadyPage> {
    return async () => {
      const answer = Prepared.decode(await this.asked(file));
      if (E.isLeft(answer)) return E.left('not-resizable');
      return answer.right.kind === 'ready' ? E.right(answer.right.page) : E.left(answer.right.reason);
    };
  }

  private asked(file: Blob): Promise<unknown> {
    return new Promise(done => {
      const worker = this.createWorker();
      const end = (answer: unknown): void => {
        clearTimeout(patience);
        worker.terminate();
        done(answer);
      };
      const patience = setTimeout(end, PATIENCE_MS, undefined);
      worker.addEventListener('message', (event: MessageEvent<unknown>) => end(event.data));
      worker.addEventListener('error', () => end(undefined));
      worker.postMessage(file);
    });
  }
}
