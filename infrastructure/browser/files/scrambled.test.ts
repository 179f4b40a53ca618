import { isHonest } from './honest';
import { prepare } from './prepare';

jest.mock('./honest');

const ROOM = { together: 6, pages: 6 };

describe('D-95c: where the canvas scrambles pictures', () => {
  test('a photo is not measured, and is sent unchanged', async () => {
    jest.mocked(isHonest).mockResolvedValue(false);
    const measure = { longest: 1_000, of: jest.fn() };
    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0x00, 0x02, 0x01, 0xff, 0xd9]);
    expect(await prepare(new Blob([jpeg]), ROOM, measure)).toMatchObject({ kind: 'ready' });
    expect(measure.of).not.toHaveBeenCalled();
  });

  test('D-95b: what can only be drawn is refused for that reason', async () => {
    jest.mocked(isHonest).mockResolvedValue(false);
    const webp = new Blob(['RIFF\u0004\0\0\0WEBPVP8 ']);
    expect(await prepare(webp, ROOM)).toEqual({ kind: 'not-ready', reason: 'scrambled' });
  });
});
