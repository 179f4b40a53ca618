import { DocumentsRead } from './DocumentsRead';

/** The marks that a tab stores for every session. */
const tab = (): { ids: () => readonly string[]; keep: (ids: readonly string[]) => void } => {
  let marked: readonly string[] = [];
  return { ids: () => marked, keep: ids => void (marked = ids) };
};

test('D-61, D-105: on one device, what the holder has read is not read by the co-holder, and stays read for the holder', () => {
  const marks = tab();
  new DocumentsRead(marks, { connected: 'TIT' }).add('DOC-1');
  const again = (connected: 'TIT' | 'COT'): boolean => new DocumentsRead(marks, { connected }).has('DOC-1');
  expect([again('TIT'), again('COT')]).toEqual([true, false]);
});
