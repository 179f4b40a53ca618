import type { AxiosProgressEvent } from 'axios';
import { within } from './limits';

const limits = { silenceMs: 30_000, answerMs: 180_000 };
const at = (loaded: number, total: number): AxiosProgressEvent => ({
  loaded,
  total,
  bytes: 1,
  progress: loaded / total,
  lengthComputable: true,
});

/** A request that the test advances by hand, with its outcome. */
const request = (moves: 'up' | 'down' | 'nothing', signal?: AbortSignal) => {
  const shares: number[] = [];
  let [up, down, answer]: [(event: AxiosProgressEvent) => void, () => void, () => void] = [
    () => undefined,
    () => undefined,
    () => undefined,
  ];
  let outcome: 'answered' | 'aborted' | undefined;
  let stalls = 0;
  const ended = within(limits, { moves, onProgress: share => shares.push(share), signal, onStall: () => void (stalls += 1) }, guarded => {
    up = event => guarded.onUploadProgress?.(event);
    down = () => guarded.onDownloadProgress?.(at(1, 2));
    return new Promise<string>((done, failed) => {
      answer = () => done('answered');
      const abort = (): void => failed(new Error('aborted'));
      if (guarded.signal?.aborted === true) abort();
      guarded.signal?.addEventListener?.('abort', abort);
    });
  }).then(
    () => (outcome = 'answered'),
    () => (outcome = 'aborted'),
  );
  const after = async (milliseconds: number): Promise<typeof outcome> => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return outcome;
  };
  return {
    shares,
    stalls: () => stalls,
    after,
    ended,
    sent: (loaded: number, total: number) => up(at(loaded, total)),
    received: () => down(),
    answered: () => answer(),
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('XTR-40, R02, R17: a transfer that moves is never cut, one that stalls is', () => {
  test('1.8 Mo at 30 kB/s arrives: 80 s of sending, then an answer that takes 170 s', async () => {
    const upload = request('up');
    const [total, second] = [2_400_000, 30_000];
    for (let loaded = second; loaded <= total; loaded += second) {
      expect(await upload.after(1_000)).toBeUndefined();
      upload.sent(loaded, total);
    }
    expect(await upload.after(170_000)).toBeUndefined();
    upload.answered();
    await upload.ended;
    expect(await upload.after(0)).toBe('answered');
    expect(upload.shares.at(-1)).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ['before its first byte', (): void => undefined, 30_000],
    ['after half of it', (upload: ReturnType<typeof request>): void => upload.sent(1, 2), 30_000],
    ['once it is whole', (upload: ReturnType<typeof request>): void => upload.sent(2, 2), 180_000],
  ])('a sending that stands still %s ends', async (_when, moved, limit) => {
    const upload = request('up');
    moved(upload);
    expect(await upload.after(limit - 1)).toBeUndefined();
    expect([await upload.after(1), upload.stalls()]).toEqual(['aborted', 1]);
  });

  test('a slow download of a document completes; one that stalls is aborted', async () => {
    const paper = request('down');
    for (let part = 0; part < 10; part += 1) {
      expect(await paper.after(29_999)).toBeUndefined();
      paper.received();
    }
    expect(await paper.after(30_000)).toBe('aborted');
  });

  test('an answer alone has its own time', async () => {
    const answer = request('nothing');
    expect(await answer.after(179_999)).toBeUndefined();
    expect(await answer.after(1)).toBe('aborted');
  });

  test('the caller ends it at any time, also before it began', async () => {
    const [giving, given] = [new AbortController(), AbortSignal.abort()];
    const [under, before] = [request('up', giving.signal), request('up', given)];
    expect(await before.after(0)).toBe('aborted');
    expect(await under.after(0)).toBeUndefined();
    giving.abort();
    expect([await under.after(0), under.stalls(), before.stalls()]).toEqual(['aborted', 0, 0]);
  });
});
