/** Characters converted in one call: String.fromCharCode takes a limited number of arguments. */
const SLICE = 8_192;

/** One character a byte: browsers have no such decoder (`latin1` is windows-1252 there). */
export const lettersOf = (bytes: Uint8Array): string => {
  let letters = '';
  for (let at = 0; at < bytes.length; at += SLICE) letters += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return letters;
};

export const bytesOf = (letters: string): Uint8Array<ArrayBuffer> => Uint8Array.from(letters, sign => sign.charCodeAt(0) & 0xff);
