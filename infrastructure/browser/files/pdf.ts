import { asksPassword } from './pdfLock';

/** Characters converted in one call: String.fromCharCode takes a limited number of arguments. */
const SLICE = 8_192;

/** One character a byte: browsers have no such decoder (`latin1` is windows-1252 there). */
const lettersOf = (bytes: Uint8Array): string => {
  let letters = '';
  for (let at = 0; at < bytes.length; at += SLICE) letters += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return letters;
};

/** A PDF without the contents of its streams. */
const structureOf = (pdf: Uint8Array): string =>
  lettersOf(pdf)
    .split('endstream')
    .map(part => part.split(/stream\r?\n/, 1)[0])
    .join(' ');

/** Why a PDF cannot be read: opening it needs a password, or it was cut off (a complete one ends with the offset of its index). D-71 */
export const faultOf = async (pdf: Uint8Array): Promise<'locked-pdf' | 'broken-pdf' | undefined> => {
  const structure = structureOf(pdf);
  if (await asksPassword(structure)) return 'locked-pdf';
  return structure.includes('startxref') ? undefined : 'broken-pdf';
};
