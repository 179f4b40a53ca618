import * as E from 'fp-ts/Either';
import { otherFiles } from '@domain/proofs/otherFiles';
import { HERE } from '../askWorker';
import { WorkerFilePreparation } from './WorkerFilePreparation';

const page = { mimeType: 'image/jpeg', content: new Blob(['picture']) } as const;
const file = new Blob(['photo']);
const ROOM = { together: 1, pages: 1 };

/** A worker that answers at once, fails, or stays silent. */
class FakeWorker extends EventTarget {
  static ended = 0;
  static question: unknown = undefined;
  constructor(private readonly answer: unknown) {
    super();
  }
  postMessage(question: unknown): void {
    FakeWorker.question = question;
    if (this.answer === 'silence') return void queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: HERE })));
    const event = this.answer === 'error' ? new Event('error') : new MessageEvent('message', { data: this.answer });
    queueMicrotask(() => this.dispatchEvent(event));
  }
  terminate(): void {
    FakeWorker.ended += 1;
  }
}

const preparation = (answer: unknown, onPage: () => unknown = () => ({ kind: 'ready', pages: [page] })) =>
  new WorkerFilePreparation(
    () => new FakeWorker(answer) as unknown as Worker,
    () => Promise.resolve(onPage()),
    true,
  );

beforeEach(() => {
  FakeWorker.ended = 0;
  Object.assign(globalThis, { OffscreenCanvas: class {} });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  jest.useRealTimers();
});

test('PRF-05: a file is made ready by a worker, which ends with it', async () => {
  expect(await preparation({ kind: 'ready', pages: [page] }).prepare(file, ROOM)()).toEqual(E.right([page]));
  expect(FakeWorker.ended).toBe(1);
});

test('D-54: the worker learns how many pages share the limit', async () => {
  await preparation({ kind: 'ready', pages: [page] }).prepare(file, { together: 6, pages: 6 })();
  expect(FakeWorker.question).toEqual({ file, room: { together: 6, pages: 6 }, measured: true });
});

test('XTR-37: what the worker measured of a photo comes with its page', async () => {
  const seen = { ...page, measures: { light: 220, sharpness: null, glare: 0, corners: 4 } };
  expect(await preparation({ kind: 'ready', pages: [seen] }).prepare(file, ROOM)()).toEqual(E.right([seen]));
});

test.each([
  ['of a file', 'a1'],
  ['of a picture', new Uint8Array(4)],
])('D-54: the likeness %s comes with its page', async (_of, likeness) => {
  const alike = { ...page, likeness };
  expect(await preparation({ kind: 'ready', pages: [alike] }).prepare(file, ROOM)()).toEqual(E.right([alike]));
});

test.each([
  'empty',
  'format',
  'not-resizable',
  'unreadable-file',
  'pdf-too-large',
  'locked-pdf',
  'broken-pdf',
  'too-many-pixels',
  'too-long',
  'scrambled',
  'heic',
  'one-program-pdf',
  'portfolio-pdf',
  'pageless-pdf',
  'blank-pdf',
  ...otherFiles,
])('a refusal passes as it is: %s', async reason => {
  expect(await preparation({ kind: 'not-ready', reason }).prepare(file, ROOM)()).toEqual(E.left(reason));
});

test.each([
  ['nothing'],
  [{ kind: 'not-ready', reason: 'something new' }],
  [{ kind: 'ready', pages: [{ mimeType: 'text/html', content: file }] }],
])('an answer that is none is a file that cannot be read: %p', async answer => {
  expect(await preparation(answer).prepare(file, ROOM)()).toEqual(E.left('not-resizable'));
});

test('a worker that takes too long is ended, and nothing more is tried', async () => {
  jest.useFakeTimers();
  const outcome = preparation('silence', () => {
    throw new Error('The page would freeze');
  }).prepare(file, ROOM)();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual(E.left('not-resizable'));
  expect(FakeWorker.ended).toBe(1);
});

test('a worker that does not run leaves its work to the page', async () => {
  expect(await preparation('error', () => ({ kind: 'not-ready', reason: 'format' })).prepare(file, ROOM)()).toEqual(E.left('format'));
  expect(FakeWorker.ended).toBe(1);
});

test('where a worker cannot draw, the page does it', async () => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  expect(await preparation('silence').prepare(file, ROOM)()).toEqual(E.right([page]));
  expect(FakeWorker.ended).toBe(0);
});

test('XTR-40: a browser that throws where a worker is made leaves its work to the page', async () => {
  const thrown = new WorkerFilePreparation(
    () => {
      throw new DOMException('refused', 'SecurityError');
    },
    () => Promise.resolve({ kind: 'ready', pages: [page] }),
    false,
  );
  expect(await thrown.prepare(file, ROOM)()).toEqual(E.right([page]));
});

test('a page that cannot either says that the file cannot be read', async () => {
  const broken = new WorkerFilePreparation(
    () => new FakeWorker('error') as unknown as Worker,
    () => Promise.reject(new Error('no canvas')),
    false,
  );
  expect(await broken.prepare(file, ROOM)()).toEqual(E.left('not-resizable'));
});
