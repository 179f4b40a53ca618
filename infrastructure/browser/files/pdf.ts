import { asksPassword } from './pdfLock';

/** Letters made at once: more are too many arguments. */
const SLICE = 8_192;

/** One letter a byte, which no decoder of the browser gives. */
const lettersOf = (bytes: Uint8Array): string => {
  let letters = '';
  for (let at = 0; at < bytes.length; at += SLICE) letters += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return letters;
};

/** A PDF without what its streams hold: texts and pictures. */
const structureOf = (pdf: Uint8Array): string =>
  lettersOf(pdf)
    .split('endstream')
    .map(part => part.split(/stream\r?\n/, 1)[0])
    .join(' ');

/** What keeps a PDF from being read: a password that opening it asks for, or an end that never came (every whole one says where its index starts). D-71 */
export const faultOf = async (pdf: Uint8Array): Promise<'locked-pdf' | 'broken-pdf' | undefined> => {
  const structure = structureOf(pdf);
  if (await asksPassword(structure)) return 'locked-pdf';
  return structure.includes('startxref') ? undefined : 'broken-pdf';
};
