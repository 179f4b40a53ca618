import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { root } from '@scripts/sources';
import { pageStyle } from '@scripts/look/style';

/** Styles of this page, besides those shared with the rule book. */
export const STYLE = pageStyle(`
.of { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.card h3 code { font-size: 0.85em; } .number { display: block; font: 600 var(--fs-0)/1.4 var(--font-body); color: var(--text-2); }
h4 { margin: var(--s-5) 0 var(--s-2); } pre { margin: 0 0 var(--s-3); font-size: 0.8rem; line-height: 1.45; white-space: pre-wrap; overflow-wrap: anywhere; }
.told { border-top: 1px solid var(--line); } .told > summary { font-weight: 400; display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-2); align-items: baseline; }
.told .tag { margin: 0; font-variant-numeric: tabular-nums; } .told[open] { padding-bottom: var(--s-3); }
.search { margin-bottom: var(--s-4); } .search output { display: block; min-height: 1.5em; font: inherit; color: var(--text-2); }
.side p { margin: var(--s-4) 0 var(--s-1); padding-inline-start: var(--s-3); } .calls { columns: 18rem auto; } .calls li { break-inside: avoid; } .calls ul { list-style: none; padding: 0; }
@media (max-width: 40rem) {
  td::before { content: attr(data-head) ': '; color: var(--text-2); }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } tr, tbody th, td { display: block; } tbody th, td { border-top: 0; padding-block: var(--s-1); } tbody tr { border-top: 1px solid var(--line); padding-block: var(--s-2); }
}
@media print { details::details-content { content-visibility: visible; } .card { break-inside: auto; } pre { break-inside: avoid; } }
`);

/** The page’s script, minified. The same bytes at every run. */
export const searchScript = (): string =>
  transformSync(readFileSync(join(root, 'contracts/tools/page/search.ts'), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
    isModule: false,
    minify: true,
  }).code;
