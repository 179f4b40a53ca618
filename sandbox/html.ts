const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for HTML: a page, or an attribute between double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, each => ESCAPES[each] ?? each);

/** An element around HTML that is already escaped. */
export const tag = (name: string, attributes: Readonly<Record<string, string>>, ...inside: readonly string[]): string => {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
};

/**
 * A table with its caption, a header row and a header in each row, in a region that scrolls; on a narrow screen its rows become cards.
 * Captions and heads are text, cells are HTML.
 */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = heads.map(each => tag('th', { scope: 'col' }, escaped(each)));
  const body = rows.map(([first = '', ...cells]) =>
    tag(
      'tr',
      {},
      tag('th', { scope: 'row' }, first),
      ...cells.map((cell, at) => tag('td', heads[at + 1] ? { 'data-head': heads[at + 1] ?? '' } : {}, cell)),
    ),
  );
  return tag(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption },
    tag('table', {}, tag('caption', {}, escaped(caption)), tag('thead', {}, tag('tr', {}, ...head)), tag('tbody', {}, body.join('\n'))),
  );
};

/** As Markdown writes a table. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');
