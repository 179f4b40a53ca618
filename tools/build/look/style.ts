import { pressed, productTokens, withoutUnused } from './tokens';

/** Styles that the pages for backend teams and auditors share: the product’s tokens, typefaces and frame, tables that become cards, a print layout. */
const shared = `
*, ::before, ::after { box-sizing: border-box; }
html { scroll-padding-top: var(--s-5); -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--bg); color: var(--text); font: var(--fs-1)/var(--lh-text) var(--font-body); overflow-wrap: break-word; -webkit-tap-highlight-color: transparent; }
h1, h2, h3, h4 { font-family: var(--font-head); font-weight: var(--head-w); line-height: var(--lh-head); text-wrap: balance; margin: var(--s-6) 0 var(--s-3); }
h2 { font-size: var(--fs-4); } h3 { font-size: var(--fs-3); } h4 { font-size: var(--fs-2); }
p, ul, ol, dl { margin: 0 0 var(--s-4); } p, li, dd { max-width: 46rem; } td p, td li { max-width: none; }
a { color: var(--b-600); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; box-shadow: 0 0 0 3px var(--focus-halo); border-radius: var(--r-1); }
code, pre, textarea, output { font-family: ui-monospace, 'DejaVu Sans Mono', monospace; font-size: 0.9em; }
code { overflow-wrap: anywhere; } pre { overflow: auto; background: var(--surface-2); border-radius: var(--r-2); padding: var(--s-4); }
.skip { position: absolute; inset-inline-start: var(--s-3); inset-block-start: -10rem; background: var(--surface); padding: var(--s-3) var(--s-4); z-index: 2; }
.skip:focus { inset-block-start: var(--s-3); }
.bar, .page { width: 100%; max-width: var(--content); margin: 0 auto; padding-inline: var(--s-4); }
.top { background: var(--bar); border-bottom: 1px solid var(--bar-line); } .top .bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--s-4); min-height: 3.5rem; }
.top h1 { margin: 0; font-size: var(--fs-3); color: var(--bar-ink); } .top a { display: flex; align-items: center; min-height: var(--touch); color: var(--bar-ink); font-weight: 600; }
.page { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-4); padding-block: var(--s-5) var(--s-8); }
main { min-width: 0; } main:focus, h2:focus { outline: none; box-shadow: none; } main > :first-child, main > section:first-child > h2, main > .muted:first-child + h2 { margin-top: 0; }
.side { font-size: var(--fs-0); min-width: 0; } .side ul { list-style: none; padding: 0; margin: 0; } .side li a { display: block; padding: var(--s-2) var(--s-3); border-radius: var(--r-1); text-decoration: none; min-height: 1.5rem; }
.side [aria-current] { background: var(--b-50); font-weight: 700; box-shadow: inset 3px 0 var(--b-600); } .side .room { margin: var(--s-4) 0 var(--s-1); padding-inline-start: var(--s-3); font-weight: 700; color: var(--text-2); }
.search { margin-bottom: var(--s-3); } .search label { margin-bottom: var(--s-2); } #found { display: block; margin: var(--s-3) 0 0; color: var(--text-2); font-family: inherit; } #found:empty { display: none; }
summary { cursor: pointer; min-height: var(--touch); padding: var(--s-3) 0; font-weight: 600; } summary > :is(h3, h4) { display: inline; margin: 0; }
.fold { border-top: 1px solid var(--line-2); } .fold[open] { padding-bottom: var(--s-4); } .fold .fold { margin-inline-start: var(--s-4); } summary > :is(h3, h4) { font: 600 var(--fs-1)/1.4 var(--font-body); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r-3); box-shadow: var(--e-1); padding: var(--s-5); margin: 0 0 var(--s-5); } .card > :is(h2, h3):first-child { margin-top: 0; }
.lead { font-size: var(--fs-2); } .muted { color: var(--text-2); }
.tag { display: inline-block; font-size: var(--fs-0); border: 1px solid var(--line-2); border-radius: var(--r-pill); padding: 0 var(--s-3); margin: 0 var(--s-1) var(--s-1) 0; }
.scroll { overflow-x: auto; margin: var(--s-4) 0; border: 1px solid var(--line); border-radius: var(--r-3); background: var(--surface); }
table { border-collapse: collapse; width: 100%; font-size: var(--fs-0); font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; padding: var(--s-3); } th, td { border-top: 1px solid var(--line); padding: var(--s-2) var(--s-3); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
thead th { background: var(--surface-2); } tbody th { font-weight: 600; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-1); font-weight: 600; max-width: 40rem; }
input, select, textarea { font: inherit; font-weight: 400; width: 100%; min-width: 0; color: inherit; background: var(--surface); border: 1px solid var(--field-line); border-radius: var(--r-1); padding: var(--s-2) var(--s-3); min-height: var(--control-h); }
button { font: inherit; font-weight: 600; min-height: var(--control-h); padding: var(--s-2) var(--s-5); border-radius: var(--r-pill); border: 2px solid var(--b-600); background: var(--b-600); color: var(--on-b); cursor: pointer; max-width: 100%; transition: background-color var(--t-1) var(--ease), scale var(--t-1) var(--ease); }
button.second { min-height: var(--touch); padding-inline: var(--s-3); margin-inline-start: calc(-1 * var(--s-3)); background: transparent; border-color: transparent; color: var(--b-600); text-decoration: underline; text-underline-offset: 0.25em; } .row { display: flex; flex-wrap: wrap; gap: var(--s-3); margin: var(--s-4) 0; }
[hidden] { display: none !important; }
@media (hover: hover) { a:hover { color: var(--b-700); text-decoration-thickness: 2px; } .side li a:hover { background: var(--surface-2); } button:hover { background: var(--b-700); border-color: var(--b-700); } button.second:hover { background: var(--b-50); border-color: transparent; color: var(--b-700); } }
button:active { scale: 0.98; transition-duration: 0ms; } @media (prefers-reduced-motion: reduce) { button:active { scale: none; } }
@media (max-width: 47.99rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } tr, tbody th, td { display: block; } tbody th, td { border-top: 0; padding-block: var(--s-1); } tbody tr { border-top: 1px solid var(--line); padding-block: var(--s-2); }
  td:empty { display: none; } td[data-head]::before { content: attr(data-head) ':\\a0'; color: var(--text-2); }
}
@media (min-width: 48rem) { .bar, .page { padding-inline: var(--s-6); } .top .bar { min-height: 4rem; } th, td { min-width: 7rem; } }
@media (min-width: 64rem) { .page { grid-template-columns: 17rem minmax(0, 1fr); gap: 4rem; } .side { position: sticky; inset-block-start: var(--s-4); align-self: start; max-height: calc(100vh - var(--s-6)); margin: calc(-1 * var(--s-2)); padding: var(--s-2); overflow: auto; } }
@supports selector(::details-content) { @media (min-width: 64rem) { .side summary { display: none; } .side details::details-content { content-visibility: visible; block-size: auto; } } }
@media (forced-colors: active) { .side [aria-current] { outline: 2px solid; } }
@media print { .skip, .side, .no-print, nav { display: none !important; } .top { border: 0; } .page { display: block; padding: 0; } .card { border: 0; box-shadow: none; padding: 0; } .scroll { overflow: visible; } thead { display: table-header-group; } tr { break-inside: avoid; } details::details-content { content-visibility: visible; } body { font-size: 10pt; } }
`;

/** The stylesheet of such a page; `own`: its own styles. */
export const pageStyle = (own = ''): string => withoutUnused(`${productTokens()}\n${pressed(shared + own)}`);
