import { pageStyle } from '@scripts/look/style';
import { packed, type Facts } from './page/fact';
import { tag } from './tags';

const own = `
.beside dt, .asked dt { font-weight: 700; margin-top: var(--s-3); } .beside dd, .asked dd { margin: 0; } .asked dt:target { background: var(--b-50); }
.try form { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-4); } .try button { justify-self: start; }
.try output { min-height: 1.5em; font-size: var(--fs-2); font-weight: 700; overflow-wrap: anywhere; }
.drawing { display: block; font: var(--fs-0) ui-monospace, 'DejaVu Sans Mono', monospace; fill: var(--text); }
.drawing path { fill: none; stroke: var(--b-500); stroke-opacity: 0.5; } .drawing .from-rules path { stroke: var(--accent-text); } .drawing a { fill: var(--b-600); text-decoration: underline; }
.way { padding-inline-start: var(--s-5); } .way small { display: block; color: var(--text-2); } .way .other { margin-inline-start: var(--s-6); }
.around { justify-content: space-between; border-top: 1px solid var(--line-2); padding-top: var(--s-4); margin-top: var(--s-7); }
@media print { .sheet { break-before: page; } .asked dd { break-inside: avoid; } }
`;

const inScript = (text: string): string => text.replaceAll('</', '<\\/');

/** The whole book as one page that works offline: it contains styles, facts and the rules’ code. XTR-13 */
export const bookPage = (facts: Facts, script: string): string =>
  [
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n',
    `<title>The rule book</title>\n<style>${pageStyle(own)}</style>\n</head>\n<body>\n<a class="skip" href="#main">Skip to the text</a>\n`,
    tag(
      'header',
      { class: 'top' },
      tag('div', { class: 'bar' }, tag('h1', {}, 'The rule book'), '<a href="../../contracts/generated/index.html">The contracts</a>'),
    ),
    '<div class="page">\n<nav class="side" aria-label="Contents">\n',
    '<form role="search" class="search"><label for="search">Find a rule by word, name or requirement</label>',
    '<input id="search" type="search" autocomplete="off"><p id="found" role="status"></p></form>\n',
    '<details><summary>Contents</summary><div class="contents"></div></details>\n',
    '<p class="row"><button type="button" class="second" id="print">Print the whole book</button></p>\n</nav>\n',
    '<main id="main" tabindex="-1"><noscript><p>The rules answer by their own code, which needs JavaScript. ',
    '<a href="../../docs/rulebook/rules.md">The same book as text</a></p></noscript></main>\n</div>\n',
    `<script>const bookFacts=${inScript(JSON.stringify(packed(facts)))}</script>\n<script>${inScript(script)}</script>\n</body>\n</html>\n`,
  ].join('');
