import { escaped, table, tag as element } from '../../sandbox/html';

export { escaped };

/** An element on a line of its own. */
export const tag: typeof element = (...given) => `${element(...given)}\n`;

export const paragraph = (text: string): string => tag('p', {}, escaped(text));

/** A table of texts. */
export const tableOf = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  table(
    caption,
    head,
    rows.map(row => row.map(escaped)),
  );
