import * as E from 'fp-ts/Either';
import type { PhotoMeasures } from '@domain/proofs/photo';
import { FrameJudge } from './files/FrameJudge';
import { MediaPaperCamera, shownPart } from './MediaPaperCamera';

const measures: PhotoMeasures = { light: 200, sharpness: 2, glare: 0, corners: 4 };

/** A worker that measures each frame so. */
const worker = (answer: unknown = measures) => {
  const heard: ((event: { data: unknown }) => void)[] = [];
  return {
    terminate: jest.fn(),
    addEventListener: (type: string, listener: (event: { data: unknown }) => void) => void (type === 'message' && heard.push(listener)),
    postMessage: () => heard.forEach(listener => ['here', answer].forEach(data => listener({ data }))),
  };
};
const starts = (made: object) => () => made as Worker;

class Track extends EventTarget {
  stopped = false;
  constructor(readonly facingMode?: string) {
    super();
  }
  stop = (): void => void (this.stopped = true);
  getSettings = () => ({ facingMode: this.facingMode });
}

const video = (): HTMLVideoElement =>
  Object.assign(document.createElement('video'), { play: () => Promise.resolve() }) satisfies HTMLVideoElement;
const seen = (): HTMLVideoElement => {
  const element = video();
  const size = { videoWidth: 1440, videoHeight: 1920, clientWidth: 300, clientHeight: 150, readyState: 4 };
  for (const [name, value] of Object.entries(size)) Object.defineProperty(element, name, { value });
  return element;
};
const sheet = (width: number, height: number) => ({
  context: {
    canvas: { width, height },
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, wide: number, high: number) => ({ width: wide, height: high, data: new Uint8ClampedArray(4) }),
  },
  jpeg: () => Promise.resolve(new Blob([`${width} × ${height}`], { type: 'image/jpeg' })),
});
const canvases = { sheet, isHonest: () => Promise.resolve(true) } as never;
const camera = (track = new Track(), getUserMedia: () => Promise<unknown> = () => Promise.resolve({ getTracks: () => [track] })) =>
  new MediaPaperCamera(starts(worker()), { mediaDevices: { getUserMedia } } as never, canvases);

const become = (state: 'visible' | 'hidden'): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => become('visible'));

test('PRF-04: the rear camera is asked for, without sound; what the page shows of it is measured and photographed', async () => {
  const track = new Track();
  const getUserMedia = jest.fn(() => Promise.resolve({ getTracks: () => [track] }));
  const opened = await camera(track, getUserMedia).open(seen(), () => undefined)();
  expect(getUserMedia).toHaveBeenCalledWith({
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } },
    audio: false,
  });
  if (E.isLeft(opened)) throw new Error(opened.left);
  expect(await opened.right.next()).toEqual(measures);
  const photo = await opened.right.photo('measured');
  expect([photo?.name, photo?.type, photo?.size]).toEqual(['photo.jpg', 'image/jpeg', new Blob(['1440 × 720']).size]);
  opened.right.close();
  expect(track.stopped).toBe(true);
});

test('PRF-04: no frame yet, no photo', async () => {
  const opened = await camera().open(video(), () => undefined)();
  expect(E.isRight(opened) && (await opened.right.photo('now'))).toBeUndefined();
  if (E.isRight(opened)) opened.right.close();
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unsupported'],
])('XTR-06: %s means that it is %s', async (name, problem) => {
  const refusing = camera(new Track(), () => Promise.reject(new DOMException('', name)));
  expect(await refusing.open(video(), () => undefined)()).toEqual(E.left(problem));
});

test('XTR-06: an insecure page has no camera', async () => {
  const none = new MediaPaperCamera(starts(worker()), {} as never, canvases);
  expect(await none.open(video(), () => undefined)()).toEqual(E.left('unsupported'));
});

test('D-95: a browser that returns other pixels is not asked for its camera', async () => {
  const getUserMedia = jest.fn();
  const scrambled = { sheet, isHonest: () => Promise.resolve(false) } as never;
  const opened = await new MediaPaperCamera(starts(worker()), { mediaDevices: { getUserMedia } } as never, scrambled).open(
    video(),
    () => undefined,
  )();
  expect([opened, getUserMedia.mock.calls.length]).toEqual([E.left('scrambled'), 0]);
});

test('PRF-04: a device whose only camera looks at the person has none for documents', async () => {
  const track = new Track('user');
  expect(await camera(track).open(video(), () => undefined)()).toEqual(E.left('missing'));
  expect(track.stopped).toBe(true);
});

describe('PRF-04: the camera stops', () => {
  test('when the page is hidden, and says no problem', async () => {
    const [track, ended] = [new Track(), jest.fn()];
    await camera(track).open(video(), ended)();
    become('hidden');
    expect([track.stopped, ended.mock.calls]).toEqual([true, [[]]]);
  });

  test('when it was hidden while the browser asked', async () => {
    const [track, ended] = [new Track(), jest.fn()];
    const asking = camera(track, async () => (become('hidden'), { getTracks: () => [track] }));
    await asking.open(video(), ended)();
    expect([track.stopped, ended.mock.calls]).toEqual([true, [[]]]);
  });

  test.each(['ended', 'mute'])('when it is taken away (%s), and says so', async event => {
    const [track, ended] = [new Track(), jest.fn()];
    await camera(track).open(video(), ended)();
    track.dispatchEvent(new Event(event));
    expect(ended).toHaveBeenCalledWith('stopped');
  });
});

test.each([
  ['a broad window of an upright picture', [1440, 1920, 300, 150], { left: 0, top: 600, width: 1440, height: 720 }],
  ['a high window of a broad picture', [1920, 1440, 200, 250], { left: 384, top: 0, width: 1152, height: 1440 }],
])('PRF-04: what is seen is what is photographed: %s', (_, [videoWidth = 0, videoHeight = 0, clientWidth = 0, clientHeight = 0], part) => {
  expect(shownPart({ videoWidth, videoHeight, clientWidth, clientHeight })).toEqual(part);
});

describe('XTR-37: frames are measured by one worker', () => {
  const frame = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

  test('which ends with the camera', async () => {
    const made = worker();
    const judge = new FrameJudge(starts(made));
    expect([await judge.of(frame), await judge.of(frame)]).toEqual([measures, measures]);
    judge.end();
    await Promise.resolve();
    expect(made.terminate).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['it does not start', () => Promise.reject(new Error('integrity'))],
    ['it answers something else', starts(worker({ light: 'much' }))],
  ])('nothing is measured where %s (XTR-40)', async (_, create) => {
    expect(await new FrameJudge(create).of(frame)).toBeUndefined();
  });
});
