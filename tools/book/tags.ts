import { escaped, table, tag as element } from '../../sandbox/html';

export { escaped };

/** An element on a line of its own. */
export const tag: typeof element = (...given) => `${element(...given)}\n`;

export const paragraph = (text: string): string => tag('p', {}, escaped(text));

/** A table of texts; `toRules` links rule ids. */
export const tableOf = (caption: string, head: readonly string[], rows: readonly (readonly string[])[], toRules = false): string => {
  const link = (id: string): string => (toRules ? element('a', { href: `#${id}` }, escaped(id)) : escaped(id));
  return rows.length === 0
    ? ''
    : table(
        caption,
        head,
        rows.map(([first = '', ...rest]) => [link(first), ...rest.map(escaped)]),
      );
};

/** A part of a page that is opened when it is wanted. */
export const fold = (title: string, ...content: readonly string[]): string =>
  tag('details', { class: 'fold' }, tag('summary', {}, escaped(title)), ...content);
