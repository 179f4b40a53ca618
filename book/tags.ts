import { escaped, tag as element } from '../scripts/html';

export { escaped };

/** An element on a line of its own. */
export const tag: typeof element = (...given) => `${element(...given)}\n`;

/** A table with a caption, a scope on every heading and row headings in the first column; `toRules` links rule ids. */
export const tableOf = (caption: string, head: readonly string[], rows: readonly (readonly string[])[], toRules = false): string =>
  rows.length === 0
    ? ''
    : tag(
        'div',
        { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption },
        tag(
          'table',
          {},
          tag('caption', {}, escaped(caption)),
          tag('thead', {}, tag('tr', {}, ...head.map(cell => tag('th', { scope: 'col' }, escaped(cell))))),
          tag(
            'tbody',
            {},
            ...rows.map(([first = '', ...rest]) =>
              tag(
                'tr',
                {},
                tag('th', { scope: 'row' }, toRules ? tag('a', { href: `#${first}` }, escaped(first)) : escaped(first)),
                ...rest.map(cell => tag('td', {}, escaped(cell))),
              ),
            ),
          ),
        ),
      );
