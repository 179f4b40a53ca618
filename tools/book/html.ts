import { deflateRawSync } from 'node:zlib';
import { pageStyle } from '@tools/build/look/style';
import { packed, type Facts } from './page/fact';
import { escaped, tag } from './tags';

const own = `
.beside dt, .asked dt { font-weight: 700; margin-top: var(--s-3); } .beside dd, .asked dd { margin: 0; } .asked dt:target { background: var(--b-50); }
.try form { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-4); } .try button { justify-self: start; }
.try output { min-height: 1.5em; font-size: var(--fs-2); font-weight: 700; overflow-wrap: anywhere; }
.drawing { display: block; font: var(--fs-0) ui-monospace, 'DejaVu Sans Mono', monospace; fill: var(--text); }
.drawing path { fill: none; stroke: var(--b-500); stroke-opacity: 0.5; } .drawing .from-rules path { stroke: var(--accent-text); } .drawing a { fill: var(--b-600); text-decoration: underline; }
.way { padding-inline-start: var(--s-5); } .way small { display: block; color: var(--text-2); } .way .other { margin-inline-start: var(--s-6); }
.top .links { display: flex; gap: var(--s-4); align-items: center; } .top .language { background: transparent; border: 0; padding: 0; color: var(--bar-ink); text-decoration: underline; margin: 0; }
.beside { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s-1) var(--s-4); } .beside dt { margin: 0; } section.beside, section.beside dl { display: block; } section.beside dt { margin-top: var(--s-3); }
.around { justify-content: space-between; border-top: 1px solid var(--line-2); padding-top: var(--s-4); margin-top: var(--s-7); }
@media print { .sheet { break-before: page; } .asked dd { break-inside: avoid; } }
`;

const inScript = (text: string): string => text.replaceAll('</', '<\\/');

/** A text that a click on the other language replaces. */
const text = (fr: string, en: string): string => tag('span', { 'data-fr': fr, 'data-en': en }, escaped(fr)).trim();

const SCRIPT = '<script>';
const END = '</script>';

/** The whole book as one page that works offline: it contains styles, facts and the rules’ code. XTR-13 */
export const bookPage = (facts: Facts, script: string): string =>
  [
    '<!doctype html>\n<html lang="fr">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n',
    `<title>Le livre des règles</title>\n<style>${pageStyle(own)}</style>\n</head>\n<body>\n<a class="skip" href="#main">Aller au texte</a>\n`,
    tag(
      'header',
      { class: 'top' },
      tag(
        'div',
        { class: 'bar' },
        tag('h1', {}, text('Le livre des règles', 'The rule book')),
        tag(
          'div',
          { class: 'links' },
          `<a href="../contracts/index.html">${text('Les contrats', 'The contracts')}</a>`,
          tag('button', { type: 'button', class: 'language', lang: 'en' }, 'English'),
        ),
      ),
    ),
    '<div class="page">\n<nav class="side" aria-label="Sommaire">\n',
    `<form role="search" class="search"><label for="search">${text('Trouver une règle par un mot, une phrase d’une page, un nom, une exigence', 'Find a rule by word, sentence of a page, name or requirement')}</label>`,
    '<input id="search" type="search" autocomplete="off"><p id="found" role="status"></p></form>\n',
    `<details><summary>${text('Sommaire', 'Contents')}</summary><div class="contents"></div></details>\n`,
    `<p class="row"><button type="button" class="second" id="print">${text('Imprimer tout le livre', 'Print the whole book')}</button></p>\n</nav>\n`,
    '<main id="main" tabindex="-1"><noscript><p>Les règles répondent par leur propre code, qui demande JavaScript. ',
    '<a href="rules.md">Le même livre en texte</a></p></noscript></main>\n</div>\n',
    `${SCRIPT}const bookFacts=${inScript(JSON.stringify(packed(facts)))};${inScript(script)}${END}\n</body>\n</html>\n`,
  ].join('');

/** The page with its script and facts compressed, which the browser unpacks: less than half the weight, with every message in it. */
export const compressed = (page: string): string => {
  const start = page.lastIndexOf(SCRIPT) + SCRIPT.length;
  const end = page.lastIndexOf(END);
  const packedScript = deflateRawSync(page.slice(start, end).replaceAll('<\\/', '</'), { level: 9 }).toString('base64');
  const unpack = `(async()=>{const bytes=Uint8Array.from(atob("${packedScript}"),each=>each.charCodeAt(0));const script=document.createElement("script");script.textContent=await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();document.body.append(script)})()`;
  return page.slice(0, start) + unpack + page.slice(end);
};
