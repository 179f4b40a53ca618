import { uploadLimits } from '@domain/proofs/limits';
import { prepare } from './prepare';

const ROOM = { together: 6, pages: 6 };
const PDF = '%PDF-1.7\n1 0 obj << >> endobj\nstartxref\n9\n%%EOF';

/** A file on disk, which may change or vanish after the person chose it. */
class OnDisk extends Blob {
  readable = true;

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.readable ? super.arrayBuffer() : Promise.reject(new DOMException('Changed', 'NotReadableError'));
  }

  override slice(...given: Parameters<Blob['slice']>): Blob {
    const part = new OnDisk([super.slice(...given)]);
    part.readable = this.readable;
    return part;
  }
}

const contentOf = async (file: Blob): Promise<string> => {
  const prepared = await prepare(file, ROOM);
  if (prepared.kind !== 'ready') throw new Error(prepared.reason);
  return (await prepared.pages[0]?.content.text()) ?? '';
};

describe('D-71e: the bytes of a file are taken when it is chosen', () => {
  test('what happens to it afterwards changes nothing', async () => {
    const file = new OnDisk([PDF]);
    const prepared = await prepare(file, ROOM);
    file.readable = false;
    expect(prepared.kind === 'ready' && (await prepared.pages[0]?.content.text())).toBe(PDF);
    expect(prepared.kind === 'ready' && prepared.pages[0]?.content).not.toBe(file);
  });

  test.each([
    ['from its first byte on', 0],
    ['behind its head', 1],
  ])('one that cannot be read %s is said to be that, not to be spoiled', async (_where, heads) => {
    const file = new OnDisk([PDF]);
    let read = 0;
    file.slice = (...given) => {
      const part = new OnDisk([Blob.prototype.slice.apply(file, given)]);
      file.readable = false;
      part.readable = (read += 1) <= heads;
      return part;
    };
    expect(await prepare(file, ROOM)).toEqual({ kind: 'not-ready', reason: 'unreadable-file' });
  });
});

test('D-54: a PDF has the likeness of its bytes, without what is before its header', async () => {
  const likenessOf = async (content: string) => {
    const prepared = await prepare(new Blob([content]), ROOM);
    return prepared.kind === 'ready' ? prepared.pages[0]?.likeness : undefined;
  };
  expect(await likenessOf(PDF)).toMatch(/^[\da-f]{32}$/);
  expect(await likenessOf(`\ufeff${PDF}`)).toBe(await likenessOf(PDF));
  expect(await likenessOf(`${PDF}\n`)).not.toBe(await likenessOf(PDF));
});

describe('D-71b: what is before a PDF’s header is not sent', () => {
  test.each([
    ['nothing', ''],
    ['the mark of a text', '\ufeff'],
    ['a printer’s words', '\u001b%-12345X@PJL\r\n'],
    ['a page of the web', '<script>alert(1)</script>\n'],
  ])('%s', async (_what, before) => {
    expect(await contentOf(new Blob([before, PDF]))).toBe(PDF);
  });

  test('the limit is that of what travels', async () => {
    const filled = PDF.padEnd(uploadLimits.pdfBytes, ' ');
    expect(await contentOf(new Blob(['\ufeff', filled]))).toHaveLength(uploadLimits.pdfBytes);
    expect(await prepare(new Blob(['\ufeff', filled, ' ']), ROOM)).toEqual({ kind: 'not-ready', reason: 'pdf-too-large' });
  });
});

describe('X18: what is too large is refused by what its head says, before its bytes are read or its pixels decoded', () => {
  const sized = (size: number, ...head: readonly BlobPart[]): OnDisk => {
    const file = new OnDisk([...head]);
    return Object.defineProperty(file, 'size', { value: size });
  };
  const png = (width: number, height: number): Uint8Array<ArrayBuffer> => {
    const head = Buffer.alloc(24);
    head.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
    head.writeUInt32BE(width, 16);
    head.writeUInt32BE(height, 20);
    return Uint8Array.from(head);
  };
  const canvas = jest.fn();
  beforeEach(() => {
    canvas.mockReset();
    Object.assign(globalThis, {
      OffscreenCanvas: function () {
        canvas();
        throw new Error('no canvas here');
      },
    });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));

  test.each([
    ['220 million pixels', 22_000, 10_000, true],
    ['a line more', 22_000, 10_001, false],
    ['four thousand million', 65_535, 65_535, false],
  ])('a picture of %s', async (_what, width, height, decoded) => {
    expect(await prepare(new Blob([png(width, height)]), ROOM)).toEqual({ kind: 'not-ready', reason: 'too-many-pixels' });
    expect(canvas).toHaveBeenCalledTimes(decoded ? 1 : 0);
  });

  test.each([
    ['a picture', () => png(100, 100), 'too-many-pixels'],
    ['a PDF', () => PDF, 'pdf-too-large'],
  ])('%s of over a hundred megabytes', async (_what, head, reason) => {
    const most = 104_857_600;
    const reasonAt = async (size: number) => {
      const file = sized(size, head());
      file.arrayBuffer = () => Promise.reject(new DOMException('Read', 'NotReadableError'));
      return prepare(file, ROOM);
    };
    expect(await reasonAt(most + 1)).toEqual({ kind: 'not-ready', reason });
    expect(await reasonAt(most)).toEqual({ kind: 'not-ready', reason: 'unreadable-file' });
  });
});
