const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for a page or an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, each => ESCAPES[each] ?? each);

export const tag = (name: string, content: string, attributes: Readonly<Record<string, string>> = {}): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
};

export const list = (items: readonly string[]): string => tag('ul', items.map(item => tag('li', item)).join(''));

export const code = (text: string): string => tag('code', escaped(text));

export const link = (address: string, content: string): string => tag('a', content, { href: address });

export const pretty = (value: unknown): string =>
  tag('pre', escaped(typeof value === 'string' ? value : JSON.stringify(value, null, 1)), { tabindex: '0' });

/** A table with a caption, a header row, and a header in each row; on a narrow screen the rows become cards. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = tag('thead', tag('tr', heads.map(each => tag('th', each, { scope: 'col' })).join('')));
  const body = rows.map(([first = '', ...cells]) =>
    tag('tr', tag('th', first, { scope: 'row' }) + cells.map((cell, at) => tag('td', cell, { 'data-head': heads[at + 1] ?? '' })).join('')),
  );
  return tag('div', tag('table', tag('caption', caption) + head + tag('tbody', body.join('\n'))), { class: 'scroll' });
};

export const aside = (text: string): string => tag('span', escaped(text), { class: 'of' });
