import * as E from 'fp-ts/Either';
import { MediaCamera } from './MediaCamera';

const named = (name: string): DOMException => new DOMException('', name);
const at = (getUserMedia: () => Promise<unknown>, userAgent = '') =>
  new MediaCamera({ userAgent, mediaDevices: { getUserMedia } } as never);

test('XTR-06: the camera is opened, and let go at once; no sound is asked for', async () => {
  const stopped: string[] = [];
  const asked: unknown[] = [];
  const stream = { getTracks: () => [{ stop: () => stopped.push('video') }] };
  const media = (constraints?: unknown) => Promise.resolve((asked.push(constraints), stream));
  expect(await at(media).tryOut()()).toEqual(E.right(undefined));
  expect(stopped).toEqual(['video']);
  expect(asked).toEqual([{ video: { facingMode: 'user' }, audio: false }]);
});

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['constructor', 'unsupported'],
])('XTR-06: the camera’s %s means that it is %s', async (name, problem) => {
  expect(await at(() => Promise.reject(named(name))).tryOut()()).toEqual(E.left(problem));
});

test('a browser without cameras at all', async () => {
  expect(await new MediaCamera({ userAgent: '' } as never).tryOut()()).toEqual(E.left('unsupported'));
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15', 'safari'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'ios',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0', 'chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['', 'other'],
])('the browser at hand: %s', (userAgent, kind) => {
  expect(at(() => Promise.reject(named('AbortError')), userAgent).browser).toBe(kind);
});

const apple = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36';

test.each([
  [`${apple} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0]`, 'safari'],
  [`${apple} Mobile/15E148 Instagram 380.0`, 'safari'],
  [`${apple} GSA/370.0 Mobile/15E148 Safari/604.1`, 'safari'],
  [`${apple} Mobile/15E148 Safari Line/15.1`, 'safari'],
  [`${apple} Mobile/15E148`, 'safari'],
  [`${android}; wv) ${chromium}`, 'chrome'],
  [`${android}) ${chromium} [FB_IAB/FB4A;FBAV/520.0]`, 'chrome'],
  [`${android}) ${chromium} Instagram 380.0`, 'chrome'],
  [`${apple} Version/18.4 Mobile/15E148 Safari/604.1`, undefined],
  [`${apple} CriOS/140.0 Mobile/15E148 Safari/604.1`, undefined],
  [`${apple} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, undefined],
  [`${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36`, undefined],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', undefined],
  ['', undefined],
])('XTR-40: inside another application: %s', (userAgent, browser) => {
  expect(at(() => Promise.reject(named('AbortError')), userAgent).inApp).toBe(browser);
});

test('XTR-40: whether there is a camera to ask for is known before it is asked', () => {
  expect([at(() => Promise.reject(named(''))).has, new MediaCamera({ userAgent: '' } as never).has]).toEqual([true, false]);
});
