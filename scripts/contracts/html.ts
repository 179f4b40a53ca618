const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in a page or an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, each => ESCAPES[each] ?? each);

export const tag = (name: string, content: string, attributes: Readonly<Record<string, string>> = {}): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
};

export const list = (items: readonly string[]): string => tag('ul', items.map(item => tag('li', item)).join(''));

/** A table with a caption, a header row, and a header in each row. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = tag('thead', tag('tr', heads.map(each => tag('th', each, { scope: 'col' })).join('')));
  const body = rows.map(([first = '', ...cells]) =>
    tag('tr', tag('th', first, { scope: 'row' }) + cells.map(cell => tag('td', cell)).join('')),
  );
  return tag('div', tag('table', tag('caption', caption) + head + tag('tbody', body.join('\n'))), {
    class: 'wide',
    tabindex: '0',
    role: 'region',
    'aria-label': caption.replace(/<[^>]+>/g, ''),
  });
};

/** Both colours of each pair stand in a contrast of 7 to 1 or more. */
export const STYLE = `
:root { color-scheme: light; font-family: system-ui, sans-serif; line-height: 1.5; color: #16202b; background: #fff; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem 1.5rem 4rem; }
a { color: #0b3d91; } a:focus-visible, summary:focus-visible, .wide:focus-visible { outline: 3px solid #0b3d91; outline-offset: 2px; }
.skip { position: absolute; left: -100vw; } .skip:focus { position: static; }
h1, h2, h3, h4 { line-height: 1.25; } h2 { border-top: 3px solid #16202b; margin-top: 3rem; padding-top: 1rem; } h3 { margin-top: 2.25rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; } pre { background: #f2f4f7; padding: 0.75rem; overflow-x: auto; margin: 0.25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } caption { text-align: left; font-weight: 600; padding: 0.5rem 0; }
th, td { border: 1px solid #6b7684; padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; } thead th { background: #e8ecf1; } tbody th { font-weight: 500; }
td:nth-child(4) { width: 42%; } .of { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
summary { cursor: pointer; } details { margin: 0.25rem 0; }
@media print { .skip, nav { display: none; } }
`;
