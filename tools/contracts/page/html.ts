import { escaped, table, tag } from '@sandbox/html';

export { escaped, table, tag };

export const list = (items: readonly string[]): string => tag('ul', {}, items.map(item => tag('li', {}, item)).join(''));

export const code = (text: string): string => tag('code', {}, escaped(text));

export const link = (address: string, content: string): string => tag('a', { href: address }, content);

export const pretty = (value: unknown): string =>
  tag('pre', { tabindex: '0' }, escaped(typeof value === 'string' ? value : JSON.stringify(value, null, 1)));

export const aside = (text: string): string => tag('span', { class: 'of' }, escaped(text));

/** A part that is opened when it is wanted, or when the search finds it. `summary` is HTML with the part's heading. */
export const fold = (summary: string, content: string, found = false): string =>
  tag('details', { class: 'fold', ...(found ? { 'data-found': '' } : {}) }, tag('summary', {}, summary) + content);
