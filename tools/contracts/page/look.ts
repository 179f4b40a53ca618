import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { root } from '@tools/build/sources';
import { pageStyle } from '@tools/build/look/style';

/** Styles of this page, besides those shared with the rule book. */
export const STYLE = pageStyle(`
.of { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.fold > summary .number { color: var(--text-2); font-weight: 400; } .fold .fold > summary { padding-block: var(--s-2); }
h5 { margin: var(--s-5) 0 var(--s-2); font-size: var(--fs-1); } pre { margin: 0 0 var(--s-3); font-size: 0.8rem; line-height: 1.45; white-space: pre-wrap; overflow-wrap: anywhere; }
.told { border-top: 1px solid var(--line); } .told > summary { font-weight: 400; display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-2); align-items: baseline; }
.told .tag { margin: 0; font-variant-numeric: tabular-nums; } .told[open] { padding-bottom: var(--s-3); }
@media print { pre { break-inside: avoid; } }
`);

/** The page’s script, minified. The same bytes at every run. */
export const searchScript = (): string =>
  transformSync(readFileSync(join(root, 'tools/contracts/page/search.ts'), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
    isModule: false,
    minify: true,
  }).code;
