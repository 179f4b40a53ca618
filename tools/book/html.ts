import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { pageStyle } from '@tools/build/look/style';
import { brandFacts, brands } from '@domain/brand/variant';
import { root } from '@tools/build/sources';
import type { BookCase, BookDecision, BookFigure, BookPage, BookSentence } from './book';
import { escaped, paragraph, tag, tableOf } from './tags';

const own = `
.leaf { border-top: 1px solid var(--line-2); padding-top: var(--s-5); margin-top: var(--s-7); } .leaf:first-of-type { border-top: 0; margin-top: var(--s-5); } .leaf h2 { margin-top: 0; }
article h3 { margin-bottom: var(--s-2); } article ul { padding-inline-start: var(--s-5); } .ref { font-size: var(--fs-0); color: var(--text-2); }
.bank { border-inline-start: 4px solid var(--b-600); padding-inline-start: var(--s-3); font-weight: 600; }
#resultats { list-style: none; padding: 0; } #resultats:empty { display: none; }
@media print { .leaf { break-before: page; } .leaf:first-of-type { break-before: auto; } article { break-inside: avoid-page; } }
`;

const APPROVED = 'approuvée';
const NONE = 'Aucune décision de ce livre n’a encore été approuvée par une personne nommée de la banque.';

/** Source as a browser runs it, in one script. */
const script = (): string =>
  ['search', 'reader']
    .map(name => readFileSync(join(root, `tools/book/${name}.ts`), 'utf8'))
    .map(
      source =>
        transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' }, minify: true }).code,
    )
    .map(code =>
      code
        .replace(/^import[^;]*;/gm, '')
        .replace(/export\s+const/g, 'const')
        .replace(/export\s*\{[^}]*\};?/g, '')
        .trim(),
    )
    .join('\n');

const item = (...inside: readonly string[]): string => tag('li', {}, ...inside);

const figureItem = ({ label, value, source, since }: BookFigure): string => {
  const [from, day] = [source === 'ici' ? '' : source, since === undefined ? '' : `depuis le ${since}`];
  const noted = [from, day].filter(Boolean).join(', ');
  return `${escaped(value === '' ? label : `${label} : ${value}`)}${noted === '' ? '' : ` (${noted})`}`;
};

/** Without a name, nobody has approved it yet: the introduction says so. */
const promise = (approved: string): string => ` <em>Promesse${approved.startsWith(APPROVED) ? `, ${escaped(approved)}` : ''}.</em>`;
const sentenceItem = ({ says, approved }: BookSentence): string =>
  `«\u00A0${escaped(says)}\u00A0»${approved === undefined ? '' : promise(approved)}`;
const read = (sentences: readonly BookSentence[]): readonly string[] => {
  if (sentences.length === 0) return [];
  const quoted = sentences.map(sentenceItem);
  return [`La personne lit : ${quoted.length === 1 ? quoted.join('') : tag('ul', {}, ...quoted.map(each => item(each)))}`];
};

const caseItem = ({ who, answer }: BookCase): string => `${escaped(who)} : ${escaped(answer)}.`;

/** A law in full where the book names it first, then by its articles. */
const lawsNamed = (laws: readonly string[], before: ReadonlySet<string>): string => {
  const named = laws.map(law => (before.has(law) ? (law.split(' : ')[0] ?? law) : law));
  return named.length === 0 ? '' : `Loi : ${escaped(named.join(' ; '))}.`;
};

const idOf = (number: string): string => `d-${number.replace('.', '-')}`;

/** The decisions before this one, in the order of the book. */
const before = (pages: readonly BookPage[], decision: BookDecision): readonly BookDecision[] => {
  const all = pages.flatMap(({ decisions }) => decisions);
  return all.slice(0, all.indexOf(decision));
};

const article = (pages: readonly BookPage[], decision: BookDecision): string => {
  const { number, title, byBank, says, figures, laws, reads, cases, table } = decision;
  const law = lawsNamed(laws, new Set(before(pages, decision).flatMap(each => each.laws)));
  const listed = figures.filter(({ inText }) => !inText);
  const lines = [
    ...(listed.length === 0 ? [] : [`${listed.length === 1 ? '' : 'Chiffres : '}${listed.map(figureItem).join(' ; ')}.`]),
    ...(law === '' ? [] : [law]),
    ...read(reads),
    ...cases.filter(({ inTable }) => !inTable).map(caseItem),
  ];
  return tag(
    'article',
    { id: idOf(number) },
    tag('h3', {}, escaped(`${number} ${title}`)),
    byBank ? tag('p', { class: 'bank' }, 'Décidé par la banque ; rien ici ne le vérifie.') : '',
    ...says.map(paragraph),
    table === undefined ? '' : tableOf(table.caption, table.head, table.rows),
    lines.length === 0 ? '' : tag('ul', {}, ...lines.map(line => item(line))),
  );
};

const leaf = (page: BookPage, _: number, pages: readonly BookPage[]): string =>
  tag(
    'section',
    { class: 'leaf', id: page.id, 'data-page': String(page.number), 'aria-labelledby': `titre-${page.id}` },
    tag(
      'header',
      { id: `page-${page.id}` },
      tag('h2', { id: `titre-${page.id}`, tabindex: '-1' }, escaped(`${page.number}. ${page.title}`)),
      tag('p', { class: 'lead' }, escaped(page.question)),
    ),
    ...page.decisions.map(decision => article(pages, decision)),
  );

const ORDINALS = ['première', 'seconde'];
const brandsNamed = brands.map((brand, at) => `la « ${ORDINALS[at] ?? `${at + 1}e`} marque » est ${brandFacts[brand].name}`).join(', ');

const reading = (pages: readonly BookPage[]): string => {
  const anyApproved = pages.some(({ decisions }) =>
    decisions.some(({ reads }) => reads.some(({ approved }) => approved?.startsWith(APPROVED) === true)),
  );
  return [
    'Ce livre dit ce que l’ouverture de compte en ligne (« le parcours ») décide : règles, chiffres, mots que la personne lit, exemples. Il est produit à partir du programme : un chiffre ou une phrase qui change y change aussi.',
    'Un chiffre sans mention est fixé ici, par le programme. « (réglage) » : choisi par la banque avant la mise en service. « (la banque) » : envoyé par elle pendant le parcours, et inconnu ici. « depuis le » donne le jour d’un changement enregistré ; sans ce jour, aucun ne l’est.',
    'Une « promesse » est une phrase qui engage la banque. Entre crochets : ce qui varie d’une personne à l’autre. Une « page » est un écran ; un « chapitre », une partie de ce livre. « La banque décide » : rien ici n’en dit plus.',
    `Le « titulaire » ouvre le compte ; le « co-titulaire » est la seconde personne d’un compte joint. Le « conseiller » est celui qui a créé le dossier en agence ; « une personne de la banque » contrôle les pièces. Des deux banques du groupe, ${brandsNamed}.`,
    'L’équipe qui livre le produit tire de deux versions une note des changements, en phrases.',
    `Aucun responsable n’est encore nommé par la banque. Les lois citées sont à confirmer par elle.${anyApproved ? '' : ` ${NONE}`}`,
  ]
    .map(paragraph)
    .join('');
};

/** HTML does without the ends of cells, rows, items and paragraphs, and a cell's head is in the style, once: for a smaller file. */
const smaller = (html: string): string => html.replace(/<\/(?:t[dhr]|li|p)>| data-head="[^"]*"/g, '');

/** The column's name, shown before each cell on a narrow screen. */
const columnHeads = (pages: readonly BookPage[]): string => {
  const cells = new Map<string, readonly string[]>();
  for (const { number, table } of pages.flatMap(({ decisions }) => decisions))
    table?.head.slice(1).forEach((head, at) => {
      cells.set(head, [...(cells.get(head) ?? []), `#${idOf(number)} td:nth-of-type(${at + 1})::before`]);
    });
  return `@media (max-width: 47.99rem) { ${[...cells].map(([head, at]) => `${at.join()} { content: '${head}:\\a0'; color: var(--text-2); }`).join(' ')} }`;
};

/** French typography: no line begins with these signs. */
const kept = (html: string): string => html.replace(/ ([;:?!»→])/g, '\u00A0$1');

const link = (number: string, text: string): string => tag('a', { href: `#${idOf(number)}` }, escaped(text)).trim();

/** The words that auditors use, in the order of the alphabet. */
const index = (pages: readonly BookPage[]): string => {
  const words = pages
    .flatMap(({ decisions }) => decisions.flatMap(({ also, number }) => also.map(word => ({ word, number }))))
    .sort((one, other) => one.word.localeCompare(other.word, 'fr'));
  return tag(
    'section',
    { class: 'leaf', id: 'index', 'aria-labelledby': 'titre-index' },
    tag('h2', { id: 'titre-index', tabindex: '-1' }, 'Où trouver'),
    tag('p', { class: 'words' }, words.map(({ word, number }) => `${escaped(word)} ${link(number, number)}`).join(' ; '), '.'),
  );
};

/** The one table of contents: every chapter with its subjects. */
const contents = (pages: readonly BookPage[]): string =>
  tag(
    'details',
    {},
    tag('summary', {}, 'Sommaire'),
    tag(
      'ol',
      {},
      ...pages.map(({ id, title, decisions }) =>
        item(
          tag('a', { href: `#${id}` }, escaped(title)).trim(),
          tag('ul', {}, ...decisions.map(each => item(link(each.number, `${each.number}\u00A0${each.title}`)))),
        ),
      ),
    ),
  );

const bench = (pages: readonly BookPage[]): string =>
  tag(
    'section',
    { class: 'leaf', id: 'banc', 'aria-labelledby': 'titre-banc' },
    tag('h2', { id: 'titre-banc', tabindex: '-1' }, 'Pour qui programme'),
    paragraph('Les règles du programme, sujet par sujet. Sa documentation dit comment soumettre un cas à une règle.'),
    tag(
      'p',
      { class: 'ref' },
      escaped(
        pages
          .flatMap(({ decisions }) => decisions)
          .filter(({ rules }) => rules.length > 0)
          .map(({ number, rules }) => `${number}\u00A0: ${rules.join(', ')}`)
          .join(' ; '),
      ),
    ),
  );

/** The auditors' book as one French page that works from a disk. The same bytes on every machine and every day. XTR-13 */
export const bookPage = (pages: readonly BookPage[]): string =>
  [
    '<!doctype html>\n<html lang="fr">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n',
    `<title>Le livre de l’auditeur</title>\n<style>${pageStyle(own + columnHeads(pages))}</style>\n</head>\n<body>\n<a class="skip" href="#main">Aller au texte</a>\n`,
    tag('header', { class: 'top' }, tag('div', { class: 'bar' }, tag('h1', {}, 'Le livre de l’auditeur'))),
    '<div class="page">\n<nav class="side" aria-label="Les neuf chapitres">\n',
    '<form role="search" class="search" hidden><label for="chercher">Chercher un mot</label><input id="chercher" type="search" autocomplete="off"><p id="trouve" role="status"></p><ul id="resultats"></ul></form>\n',
    tag('p', {}, tag('a', { href: '#index' }, 'Où trouver').trim()),
    contents(pages),
    '</nav>\n<main id="main" tabindex="-1">\n',
    kept(smaller([reading(pages), index(pages), ...pages.map(leaf), bench(pages)].join(''))),
    `</main>\n</div>\n<script>${script().replaceAll('</', '<\\/')}</script>\n</body>\n</html>\n`,
  ].join('');
