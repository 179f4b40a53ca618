const HEADER = '%PDF-';

/** PDF readers look for the header within this number of bytes. */
const LOOKED_AT = 1_024;

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/** Content that may precede a header on its line. */
const isNothing = (before: string): boolean => [BYTE_ORDER_MARK, ''].includes(before.replaceAll('\0', '').trim());

/**
 * The offset of a PDF's header: at the start of a line, within the first 1,024 bytes, as PDF readers search for it; undefined: no PDF.
 * Bytes before it are not part of the document. D-71
 */
export const pdfStart = (head: Uint8Array): number | undefined => {
  const text = String.fromCharCode(...head.subarray(0, LOOKED_AT));
  for (let at = text.indexOf(HEADER); at >= 0; at = text.indexOf(HEADER, at + 1))
    if (
      isNothing(
        text
          .slice(0, at)
          .split(/[\r\n]/)
          .at(-1) ?? '',
      )
    )
      return at;
  return undefined;
};
