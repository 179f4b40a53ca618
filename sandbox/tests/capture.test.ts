import { gestureAfter, gestures } from '@sandbox/liveness/gestures';
import { faultOf, type Capture } from '@sandbox/liveness/decide';

/** A WebM recording of two frames `lengthMs` apart, with padding that players skip. */
const webm = (lengthMs: number, padding = 5_000): Uint8Array => {
  const picture = (ms: number) => [0xa3, 0x84, 0x81, ms >> 8, ms & 0xff, 0x80];
  const head = Buffer.from('1a45dfa380' + '18538067' + '01ffffffffffffff' + '1f43b675' + '01ffffffffffffff' + 'e78100', 'hex');
  const nothing = [0xec, 0x40 | (padding >> 8), padding & 0xff, ...Array<number>(padding).fill(0)];
  return Uint8Array.from([...head, ...picture(0), ...picture(lengthMs), ...nothing]);
};
const somebody: Capture = { nonce: 'n', durationMs: 3_000, luminance: 90, movement: 4, recording: webm(2_800) };

describe('D-18, LIV-02: what the bank takes for a living person in front of a camera', () => {
  test.each<[what: string, change: Partial<Capture>, found: string | undefined]>([
    ['three seconds that move, in the light, are a person', {}, undefined],
    ['the gesture of another check is refused', { nonce: 'other' }, 'other-gesture'],
    ['what no player opens is no video', { recording: new Uint8Array(9_000) }, 'not-a-video'],
    ['what is next to nothing is no video', { recording: webm(2_800, 1_000) }, 'not-a-video'],
    ['two seconds are enough', { durationMs: 2_000 }, undefined],
    ['less than two seconds is too short', { durationMs: 1_999 }, 'too-short'],
    ['a recorder that begins late on a busy machine costs no try', { recording: webm(1_000) }, undefined],
    ['a recording of less than a second is too short', { recording: webm(999) }, 'too-short'],
    ['a dark room is enough', { luminance: 16 }, undefined],
    ['a covered camera is seen', { luminance: 15 }, 'black'],
    ['a person who hardly moves is enough', { movement: 0.4 }, undefined],
    ['a still picture is seen', { movement: 0.39 }, 'still'],
  ])('%s', (_what, change, found) => expect(faultOf('n', { ...somebody, ...change })).toBe(found));
});

test('LIV-01: each gesture can be changed for another one', () => {
  for (const { fr } of gestures) expect(gestureAfter(fr).fr).not.toBe(fr);
});
