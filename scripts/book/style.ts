/** The book’s own look: plain, printable, readable with forced colours and at 400 %. */
export const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 30%, transparent); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h2 { margin-top: 3rem; border-bottom: 2px solid; }
a:focus-visible, input:focus-visible, select:focus-visible, textarea:focus-visible, button:focus-visible, [tabindex]:focus-visible, summary:focus-visible { outline: 3px solid; outline-offset: 2px; }
.skip:not(:focus) { position: absolute; inset-inline-start: -100vw; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
caption { text-align: start; font-weight: 600; padding: .25rem 0; }
th, td { border: 1px solid var(--line); padding: .35rem .5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; min-width: 5rem; }
tbody th { font-weight: 500; }
code, pre, textarea { font-family: ui-monospace, monospace; }
pre { overflow: auto; border: 1px solid var(--line); padding: .5rem; }
nav ul { columns: 22rem; padding-inline-start: 1.2rem; }
.rule { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: .5rem; }
.way li { margin: .3rem 0; } .way small { display: block; } .way .second { margin-inline-start: 2rem; }
.who { border: 1px solid; border-radius: .25rem; padding: 0 .35rem; margin-inline-start: .5rem; font-size: .8rem; }
.search input { display: block; width: 100%; max-width: 32rem; font: inherit; padding: .5rem; min-height: 2.75rem; }
.try form { border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
.try label { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; max-width: 40rem; }
.try input, .try select, .try textarea, .save { display: flex; flex-wrap: wrap; gap: .75rem; }
.save button { font: inherit; padding: .45rem 1.25rem; min-height: 2.75rem; }
.grid > summary { min-height: 2.75rem; padding: .5rem 0; cursor: pointer; }
.try button { font: inherit; padding: .45rem; min-height: 2.75rem; max-width: 100%; }
.try button { justify-self: start; padding-inline: 1.25rem; }
.try output { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
[hidden] { display: none !important; }
@media print { .search, .try, .save, .skip { display: none; } .scroll { overflow: visible; } article { break-inside: avoid-page; } [hidden] { display: revert !important; } }
`;
