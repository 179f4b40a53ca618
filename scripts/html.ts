const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for HTML: a page, or an attribute between double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, each => ESCAPES[each] ?? each);

/** An element around HTML that is already escaped. */
export const tag = (name: string, attributes: Readonly<Record<string, string>>, ...inside: readonly string[]): string => {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
};

/** As Markdown writes a table. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');
