import { faultOf, type Capture } from '@sandbox/liveness/decide';

/** A WebM recording of two frames `lengthMs` apart, with padding that players skip. */
const webm = (lengthMs: number, padding = 5_000): Uint8Array => {
  const picture = (ms: number) => [0xa3, 0x84, 0x81, ms >> 8, ms & 0xff, 0x80];
  const head = Buffer.from('1a45dfa380' + '18538067' + '01ffffffffffffff' + '1f43b675' + '01ffffffffffffff' + 'e78100', 'hex');
  const nothing = [0xec, 0x40 | (padding >> 8), padding & 0xff, ...Array<number>(padding).fill(0)];
  return Uint8Array.from([...head, ...picture(0), ...picture(lengthMs), ...nothing]);
};
const somebody: Capture = { nonce: 'n', durationMs: 3_000, luminance: 90, movement: 4, recording: webm(2_800) };
const fault = (change: Partial<Capture>) => faultOf('n', { ...somebody, ...change });

describe('D-18, LIV-02: what the bank takes for a living person in front of a camera', () => {
  test('three seconds that move, in the light', () => expect(fault({})).toBeUndefined());

  test('the gesture of another check is refused', () => expect(fault({ nonce: 'other' })).toBe('other-gesture'));

  test('what no player opens, or is next to nothing, is no video', () => {
    expect(fault({ recording: new Uint8Array(9_000) })).toBe('not-a-video');
    expect(fault({ recording: webm(2_800, 1_000) })).toBe('not-a-video');
  });

  test('two seconds are enough, less is too short', () => {
    expect(fault({ durationMs: 2_000 })).toBeUndefined();
    expect(fault({ durationMs: 1_999 })).toBe('too-short');
  });

  test('a recorder that began late on a busy machine costs no try; one that kept less than a second does', () => {
    expect(fault({ recording: webm(1_000) })).toBeUndefined();
    expect(fault({ recording: webm(999) })).toBe('too-short');
  });

  test('a covered or a still camera is seen', () => {
    expect([fault({ luminance: 16 }), fault({ luminance: 15 })]).toEqual([undefined, 'black']);
    expect([fault({ movement: 0.4 }), fault({ movement: 0.39 })]).toEqual([undefined, 'still']);
  });
});
