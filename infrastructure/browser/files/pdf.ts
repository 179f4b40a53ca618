const ENCRYPT = /\/Encrypt[\s\d<]/;

/** A PDF without what its streams hold: texts and pictures. */
const structureOf = (pdf: Uint8Array): string =>
  new TextDecoder('latin1')
    .decode(pdf)
    .split('endstream')
    .map(part => part.split(/stream\r?\n/, 1)[0])
    .join(' ');

/** What keeps a PDF from being read: a password, which its trailer tells, or an end that never came (every whole one says where its index starts). */
export const faultOf = (pdf: Uint8Array): 'locked-pdf' | 'broken-pdf' | undefined => {
  const structure = structureOf(pdf);
  if (ENCRYPT.test(structure)) return 'locked-pdf';
  return structure.includes('startxref') ? undefined : 'broken-pdf';
};
