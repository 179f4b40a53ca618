import { pressed, productTokens, withoutUnused } from './tokens';

/** Styles that the pages for backend teams and auditors share: the product’s tokens and typefaces, scrolling tables, a print layout. */
const shared = `
*, ::before, ::after { box-sizing: border-box; }
html { scroll-padding-top: var(--s-5); -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--bg); color: var(--text); font: var(--fs-1)/var(--lh-text) var(--font-body); overflow-wrap: break-word; }
h1, h2, h3, h4 { font-family: var(--font-head); font-weight: var(--head-w); line-height: var(--lh-head); text-wrap: balance; margin: var(--s-6) 0 var(--s-3); }
h1 { font-size: var(--fs-5); margin-top: 0; } h2 { font-size: var(--fs-4); } h3 { font-size: var(--fs-3); } h4 { font-size: var(--fs-2); }
p, ul, ol, dl { margin: 0 0 var(--s-4); } p, li, dd { max-width: 46rem; } td p, td li { max-width: none; }
a { color: var(--b-600); text-underline-offset: 0.2em; } a:hover { color: var(--b-700); text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: var(--r-1); }
code, pre, textarea, output { font-family: ui-monospace, 'DejaVu Sans Mono', monospace; font-size: 0.9em; }
code { overflow-wrap: anywhere; } pre { overflow: auto; background: var(--surface-2); border-radius: var(--r-2); padding: var(--s-4); }
.skip { position: absolute; inset-inline-start: var(--s-3); inset-block-start: -10rem; background: var(--surface); padding: var(--s-3) var(--s-4); z-index: 2; }
.skip:focus { inset-block-start: var(--s-3); }
.top { background: var(--b-800); color: #fff; padding: var(--s-5) max(var(--s-4), calc(50vw - 42rem)); border-bottom: 4px solid var(--accent); }
.top h1 { margin: 0; font-size: var(--fs-4); } .top p { margin: var(--s-1) 0 0; color: #fff; } .top a { color: #fff; }
.page { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5); max-width: 84rem; margin: 0 auto; padding: var(--s-5) var(--s-4) var(--s-9); }
.side { font-size: var(--fs-0); } .side ul { list-style: none; padding: 0; margin: 0; } .side a { display: block; padding: var(--s-2) var(--s-3); border-radius: var(--r-1); text-decoration: none; min-height: 1.5rem; }
.side a:hover { background: var(--surface-2); } .side [aria-current] { background: var(--b-50); font-weight: 700; box-shadow: inset 3px 0 var(--b-600); }
.side summary, details > summary { cursor: pointer; min-height: var(--touch); padding: var(--s-2) 0; font-weight: 600; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r-3); box-shadow: var(--e-1); padding: var(--s-5); margin: 0 0 var(--s-5); } .card > :is(h2, h3):first-child { margin-top: 0; }
.lead { font-size: var(--fs-2); } .muted { color: var(--text-2); }
.tag { display: inline-block; font-size: var(--fs-0); border: 1px solid var(--line-2); border-radius: var(--r-pill); padding: 0 var(--s-3); margin: 0 var(--s-1) var(--s-1) 0; }
.scroll { overflow-x: auto; margin: var(--s-4) 0; border: 1px solid var(--line); border-radius: var(--r-2); background: var(--surface); }
table { border-collapse: collapse; width: 100%; font-size: var(--fs-0); font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; padding: var(--s-3); } th, td { border-top: 1px solid var(--line); padding: var(--s-2) var(--s-3); text-align: start; vertical-align: top; overflow-wrap: anywhere; min-width: 8rem; }
thead th { background: var(--surface-2); border-top: 0; } tbody th { font-weight: 500; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-1); font-weight: 600; max-width: 40rem; }
input, select, textarea { font: inherit; font-weight: 400; width: 100%; min-width: 0; color: inherit; background: var(--surface); border: 1px solid var(--field-line); border-radius: var(--r-1); padding: var(--s-2) var(--s-3); min-height: var(--control-h); }
button, .button { font: inherit; font-weight: 600; min-height: var(--touch); padding: var(--s-2) var(--s-5); border-radius: var(--r-pill); border: 1px solid var(--b-600); background: var(--b-600); color: var(--on-b); cursor: pointer; max-width: 100%; }
button.second { background: transparent; color: var(--b-600); } .row { display: flex; flex-wrap: wrap; gap: var(--s-3); margin: var(--s-4) 0; }
[hidden] { display: none !important; }
@media (min-width: 64rem) { .page { grid-template-columns: 19rem minmax(0, 1fr); gap: var(--s-7); } .side { position: sticky; inset-block-start: var(--s-4); align-self: start; max-height: calc(100vh - var(--s-6)); overflow: auto; } }
@media (forced-colors: active) { .side [aria-current] { outline: 2px solid; } }
@media print { .skip, .side, .no-print, nav { display: none !important; } .top { background: none; color: #000; padding: 0; } .top p, .top a { color: #000; } .page { display: block; padding: 0; } .card { border: 0; box-shadow: none; padding: 0; } .scroll { overflow: visible; } thead { display: table-header-group; } tr { break-inside: avoid; } body { font-size: 10pt; } }
`;

/** The stylesheet of such a page; `own`: its own styles. */
export const pageStyle = (own = ''): string => withoutUnused(`${productTokens()}\n${pressed(shared + own)}`);
