import { escaped, tag } from '@scripts/html';

export { escaped, tag };

export const list = (items: readonly string[]): string => tag('ul', {}, items.map(item => tag('li', {}, item)).join(''));

export const code = (text: string): string => tag('code', {}, escaped(text));

export const link = (address: string, content: string): string => tag('a', { href: address }, content);

export const pretty = (value: unknown): string =>
  tag('pre', { tabindex: '0' }, escaped(typeof value === 'string' ? value : JSON.stringify(value, null, 1)));

/** A table with a caption, a header row, and a header in each row; on a narrow screen the rows become cards. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = tag('thead', {}, tag('tr', {}, heads.map(each => tag('th', { scope: 'col' }, each)).join('')));
  const body = rows.map(([first = '', ...cells]) =>
    tag(
      'tr',
      {},
      tag('th', { scope: 'row' }, first) + cells.map((cell, at) => tag('td', { 'data-head': heads[at + 1] ?? '' }, cell)).join(''),
    ),
  );
  return tag('div', { class: 'scroll' }, tag('table', {}, tag('caption', {}, caption) + head + tag('tbody', {}, body.join('\n'))));
};

export const aside = (text: string): string => tag('span', { class: 'of' }, escaped(text));
