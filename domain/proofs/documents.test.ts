import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { documentsCategory } from './category';
import { documentsCode } from './code';
import { documentsFresh } from './fresh';
import { uploadTypes } from './limits';
import { papers } from './papers';
import { documentsUpload, type UploadedFile } from './upload';
import { daysAfter } from '@domain/kernel/calendar';
import type { Day } from '@domain/kernel/day';
import { register } from '@domain/register';

const ownNames = Object.getOwnPropertyNames(Object.prototype);
const names = Object.keys(papers);
const days = fc.integer({ min: 0, max: 20_000 }).map((count): Day => daysAfter('1990-01-01', { days: count }));

describe('documents', () => {
  it('have one code each, and every code leads back to what it proves (PRF-01)', () => {
    const codes = names.map(document => documentsCode.decide({ document }));
    expect(new Set(codes).size).toBe(names.length);
    expect(codes.map(code => documentsCategory.decide({ code }))).toEqual(Object.values(papers).map(({ proves }) => proves));
  });

  it('that are not accepted are refused by name, an object’s own property names included (PER-10, PRF-02)', () => {
    const day = '2026-01-01';
    for (const unknown of [...ownNames, '', 'cni', '001111 '])
      expect([
        register['documents.code'].evaluate({ document: unknown }),
        register['documents.category'].evaluate({ code: unknown }),
        register['documents.fresh'].evaluate({ document: unknown, issued: day, today: day }),
        register['documents.ofRank'].evaluate({ rank: unknown }),
      ]).toEqual([...Array<string>(3).fill('UNKNOWN_DOCUMENT'), 'UNKNOWN_RANK'].map(E.left));
  });
});

it('the age of a document: once too old stays too old, and one from the future is never fresh (PRF-01)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), days, days, fc.integer({ min: 0, max: 500 }), (document, issued, today, later) => {
      const fresh = documentsFresh.decide({ document, issued, today });
      if (issued > today) expect(fresh).toBe(false);
      else if (!fresh) expect(documentsFresh.decide({ document, issued, today: daysAfter(today, { days: later }) })).toBe(false);
    }),
  );
});

describe('uploads', () => {
  const file: fc.Arbitrary<UploadedFile> = fc.record({
    type: fc.constantFrom('image/jpeg', 'image/png', 'application/pdf', 'image/gif', 'constructor', ''),
    bytes: fc.constantFrom(0, 1, 1_000_000, 2_097_152, 2_097_153, 4_194_304, 4_194_305),
    resizable: fc.constantFrom(true, false, null),
  });

  it('that are accepted hold every limit, and those refused break one (PRF-05)', () => {
    fc.assert(
      fc.property(fc.array(file, { maxLength: 4 }), files => {
        const holds =
          files.length > 0 &&
          files.every(({ type, bytes }) => bytes > 0 && uploadTypes.includes(type)) &&
          files.every(({ type, resizable }) => type === 'application/pdf' || resizable === true) &&
          files.every(({ type, bytes }) => type !== 'application/pdf' || bytes <= 2 * 1024 * 1024) &&
          files.reduce((sum, { bytes }) => sum + bytes, 0) <= 4 * 1024 * 1024;
        expect(documentsUpload.decide({ files }).accepted).toBe(holds);
      }),
    );
  });

  it('are checked for one reason on every file before the next reason', () => {
    const wrongs: readonly UploadedFile[] = [
      { type: 'application/pdf', bytes: 4_194_305 },
      { type: 'image/png', bytes: 10, resizable: false },
      { type: 'image/gif', bytes: 10 },
      { type: 'application/pdf', bytes: 0 },
    ];
    const reasons = wrongs.map((_, count) => documentsUpload.decide({ files: wrongs.slice(0, count + 1) }));
    expect(reasons).toEqual(['pdf-too-large', 'not-resizable', 'format', 'empty'].map(reason => ({ accepted: false, reason })));
  });
});
