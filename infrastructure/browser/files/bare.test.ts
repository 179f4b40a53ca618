import zlib from 'node:zlib';
import { exif, held, jpeg, pixelsOf, segment, withNotes } from '@tests/e2e/support/corpus/jpeg';
import { png } from '@tests/e2e/support/corpus/png';
import { bare } from './bare';
import { orientationIn } from './orientation';

const bareOf = (kind: 'jpeg' | 'png', bytes: Buffer): Buffer | undefined => {
  const picture = bare(kind, Uint8Array.from(bytes));
  return picture && Buffer.from(picture);
};
const photo = jpeg(40, 30, x => [x * 6, 120, 60]);

const chunk = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), body]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  crc.writeUInt32BE(zlib.crc32(named));
  return Buffer.concat([length, named, crc]);
};
/** Inserts chunks behind a PNG's header. */
const withChunks = (picture: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([picture.subarray(0, 33), ...chunks, picture.subarray(33)]);

describe('D-95a: a picture that goes as it is says nothing beside its pixels', () => {
  test('of a JPEG: no place, no device, no smaller picture, no film behind it', () => {
    const notes = [
      exif(1),
      segment(0xe0, Buffer.from('JFXX thumbnail')),
      segment(0xe2, Buffer.from('profile')),
      segment(0xfe, Buffer.from('by Ada')),
    ];
    const film = Buffer.concat([withNotes(photo, ...notes), Buffer.from('ftypmp4 film')]);
    const picture = bareOf('jpeg', film) ?? Buffer.alloc(0);
    expect(['Exif', 'JFXX', 'JFIF', 'profile', 'Ada', 'film'].filter(word => picture.includes(word))).toEqual([]);
    expect(pixelsOf(picture)).toEqual(pixelsOf(photo));
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('but how the camera was held: way %i', way => {
    const picture = bareOf('jpeg', held(way)) ?? Buffer.alloc(0);
    const at = picture.indexOf('Exif');
    expect(orientationIn(picture.subarray(at))).toBe(way);
    expect(picture.subarray(at).readUInt16BE(6 + 8)).toBe(1);
    expect(pixelsOf(picture)).toEqual(pixelsOf(held(way)));
  });

  test('a JPEG drawn again and again, with filling bytes and restarts, keeps each scan', () => {
    const scan = Buffer.from([0xff, 0xda, 0, 3, 1, 7, 0xff, 0, 8, 0xff, 0xd3, 9]);
    const drawn = Buffer.concat([Buffer.from([0xff, 0xd8]), scan, Buffer.from([0xff]), scan, Buffer.from([0xff, 0xd9])]);
    expect(bareOf('jpeg', drawn)).toEqual(Buffer.concat([drawn.subarray(0, 14), scan, Buffer.from([0xff, 0xd9])]));
  });

  test('of a PNG: no words, no hour, and what turns it alone', () => {
    const drawn = png({ width: 60, height: 40, colour: 'palette' });
    const notes = exif(6).subarray(4 + 6);
    const tagged = withChunks(drawn, chunk('tEXt', Buffer.from('Author\0Ada')), chunk('tIME', Buffer.alloc(7, 1)), chunk('eXIf', notes));
    const picture = bareOf('png', Buffer.concat([tagged, Buffer.from('more behind it')])) ?? Buffer.alloc(0);
    const turned = chunk('eXIf', Buffer.from(`4d4d002a00000008000101120003000000010006${'00'.repeat(6)}`, 'hex'));
    expect(picture).toEqual(withChunks(drawn, turned));
    expect(bareOf('png', withChunks(drawn, chunk('tEXt', Buffer.from('Author\0Ada'))))).toEqual(drawn);
  });

  test.each([
    ['a JPEG', 'jpeg', photo.subarray(0, photo.length - 2)],
    ['a JPEG cut in its notes', 'jpeg', withNotes(photo, exif(1)).subarray(0, 40)],
    ['a JPEG that loses its way', 'jpeg', Buffer.concat([photo.subarray(0, 2), Buffer.alloc(50)])],
    ['a PNG', 'png', png({ width: 60, height: 40, kind: 'header' })],
  ] as const)('%s without an end is none', (_what, kind, bytes) => {
    expect(bareOf(kind, Buffer.from(bytes))).toBeUndefined();
  });
});
