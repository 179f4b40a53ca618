import { lettersOf } from './letters';
import { asksPassword, isEncrypted } from './pdfLock';
import { showsNothing, type ShowsNothing } from './pdfShows';

/** A PDF without the contents of its streams. */
const structureOf = (letters: string): string =>
  letters
    .split('endstream')
    .map(part => part.split(/stream\r?\n/, 1)[0])
    .join(' ');

/**
 * Why a PDF cannot be read: opening it needs a password, it was cut off (a complete one ends with the offset of its index), or it shows
 * nothing of the paper. D-71
 */
export const faultOf = async (pdf: Uint8Array): Promise<'locked-pdf' | 'broken-pdf' | ShowsNothing | undefined> => {
  const letters = lettersOf(pdf);
  const structure = structureOf(letters);
  if (await asksPassword(structure)) return 'locked-pdf';
  return structure.includes('startxref') ? showsNothing(letters, isEncrypted(structure)) : 'broken-pdf';
};
