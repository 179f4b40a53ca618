const HEADER = '%PDF-';

/** Within which a reader looks for a PDF's header, in bytes. */
const LOOKED_AT = 1_024;

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/** What may stand before a header on its own line. */
const isNothing = (before: string): boolean => [BYTE_ORDER_MARK, ''].includes(before.replaceAll('\0', '').trim());

/**
 * Where a PDF's header stands: at the start of a line, within the first 1,024 bytes, as readers look for it; undefined: it is no PDF.
 * What stands before it is not the document's. D-71
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
