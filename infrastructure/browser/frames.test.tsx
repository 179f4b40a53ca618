import type { FrameMessage } from '@application/browser/ports';
import { WindowFrames } from './WindowFrames';

const ORIGIN = 'https://video.example.org';
const message: FrameMessage = { type: 'liveness', id: 'LV-1', state: 'ended' };
const post = (data: unknown, origin = ORIGIN): void => void window.dispatchEvent(new MessageEvent('message', { data, origin }));

const hearing = () => {
  const heard: FrameMessage[] = [];
  const deaf = new WindowFrames().listen(ORIGIN, each => heard.push(each));
  return { heard, deaf };
};

test('accepts a message of the origin and of the form', () => {
  const { heard, deaf } = hearing();
  post(message);
  deaf();
  expect(heard).toEqual([message]);
});

test.each([
  ['another origin', message, 'https://video.example.org.evil.example'],
  ['no origin', message, ''],
  ['a page without an origin', message, 'null'],
  ['another port', message, `${ORIGIN}:8443`],
  ['another protocol', message, 'http://video.example.org'],
  ['a dot behind the host', message, `${ORIGIN}.`],
  ['text', 'ended', ORIGIN],
  ['nothing', null, ORIGIN],
  ['another type', { ...message, type: 'payment' }, ORIGIN],
  ['an id that is no text', { ...message, id: 1 }, ORIGIN],
  ['no state', { type: 'liveness', id: 'LV-1' }, ORIGIN],
])('X25: %s is not heard', (_what, data, origin) => {
  const { heard, deaf } = hearing();
  post(data, origin);
  deaf();
  expect(heard).toEqual([]);
});

test('R19: once left, messages are ignored', () => {
  const { heard, deaf } = hearing();
  deaf();
  post(message);
  expect(heard).toEqual([]);
});
