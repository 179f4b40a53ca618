import * as t from 'io-ts';
import { REFERENCE } from '@domain/brand/languages';
import { firstBrand } from '@domain/brand/variant';
import { escaped, table } from '@sandbox/html';
import { head } from '../clientPage';

export { escaped, table };

/** The desk's pages, in menu order. */
export const deskPages = {
  '/': 'Dossiers',
  '/poste': 'Poste conseiller',
  '/messages': 'Messages',
  '/cas': 'Cas à essayer',
  '/reglages': 'Horloge et réglages',
  '/pannes': 'Pannes',
  '/rapports': 'Rapports reçus',
  '/phrases': 'Phrases',
} as const;
export type DeskPath = keyof typeof deskPages;

const DESK = 'Bureau de la banque';

const menu = (current: DeskPath | undefined): string =>
  Object.entries(deskPages)
    .map(([path, name]) => `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${escaped(name)}</a></li>`)
    .join('');

interface DeskPage {
  readonly title: string;
  /** The page's own menu entry. */
  readonly current?: DeskPath;
  /** HTML after the first heading. */
  readonly body: string;
  /** The notice after an action: what was done, or why not. */
  readonly notice?: { readonly text: string; readonly wrong: boolean } | undefined;
}

const noticeOf = ({ notice }: DeskPage): string =>
  notice
    ? `<p id="said" class="${notice.wrong ? 'said wrong' : 'said'}" role="${notice.wrong ? 'alert' : 'status'}" tabindex="-1">${escaped(notice.text)}</p>`
    : '';

/** A page of the desk: skip link, menu, notice, content; in the look of the first brand. */
export const deskPage = (page: DeskPage): string => {
  const title = `${page.notice?.wrong ? 'Erreur\u00a0: ' : ''}${page.title} – ${DESK}`;
  return (
    `${head(REFERENCE, title, firstBrand.code, ['desk'], '/bac/desk.js')}<body class="desk"><a class="skip" href="#contenu">Aller au contenu</a>` +
    `<header><div class="bar"><p class="desk-name">${DESK}</p><details class="help menu"><summary>Menu</summary>` +
    `<nav class="panel" aria-label="Bureau"><ul>${menu(page.current)}</ul></nav></details></div></header>` +
    `<main id="contenu" tabindex="-1">${noticeOf(page)}<h1>${escaped(page.title)}</h1>${page.body}</main></body></html>`
  );
};

/** What the address of a page asks for: words to search, a page of a list, a kind of report; and the outcome of an action. */
export const Asked = t.partial({ q: t.string, page: t.string, sorte: t.string, fait: t.string, probleme: t.string });
export type Asked = t.TypeOf<typeof Asked>;

const PER_PAGE = 20;

/** The part of a list that the page shows, and links to the other parts. */
export const paged = <A>(all: readonly A[], { page, q, sorte }: Asked): { readonly shown: readonly A[]; readonly links: string } => {
  const pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const at = Math.min(pages, Math.max(1, Math.trunc(Number(page)) || 1));
  const kept = Object.entries({ q, sorte }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const to = (to: number, label: string): string =>
    to < 1 || to > pages ? '' : `<a href="?${escaped(new URLSearchParams([...kept, ['page', `${to}`]]).toString())}">${label}</a>`;
  const links = `<nav class="pager" aria-label="Suite de la liste">${to(at - 1, 'Précédents')}<span>Page ${at} sur ${pages}</span>${to(at + 1, 'Suivants')}</nav>`;
  return { shown: all.slice((at - 1) * PER_PAGE, at * PER_PAGE), links: pages === 1 ? '' : links };
};

/** Names and values; values are HTML. */
export const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${value}</dd></div>`).join('')}</dl>`;

type Options = readonly (readonly [value: string, words: string])[];

let drawn = 0;
/** An id that is unique on its page. */
const fresh = (name: string): string => {
  drawn = (drawn + 1) % 1_000_000;
  return `${name}-${drawn}`;
};

export const select = (name: string, label: string, options: Options, chosen = ''): string => {
  const id = fresh(name);
  return `<p class="field"><label for="${id}">${escaped(label)}</label><select id="${id}" name="${name}">${options
    .map(([value, words]) => `<option value="${escaped(value)}"${value === chosen ? ' selected' : ''}>${escaped(words)}</option>`)
    .join('')}</select></p>`;
};

interface Input {
  readonly hint?: string;
  readonly value?: string;
  readonly required?: boolean;
  readonly type?: 'text' | 'number' | 'datetime-local';
  readonly list?: Options;
}

export const input = (name: string, label: string, { hint, value = '', required = false, type = 'text', list }: Input = {}): string => {
  const id = fresh(name);
  const listId = list ? ` list="${id}-list"` : '';
  const described = hint === undefined ? '' : ` aria-describedby="${id}-hint"`;
  return (
    `<p class="field"><label for="${id}">${escaped(label)}</label>` +
    (hint === undefined ? '' : `<span class="hint" id="${id}-hint">${escaped(hint)}</span>`) +
    `<input id="${id}" name="${name}" type="${type}"${type === 'datetime-local' ? ' step="1"' : ''} value="${escaped(value)}"${described}${listId}${required ? ' required' : ''} autocomplete="off">` +
    (list
      ? `<datalist id="${id}-list">${list.map(([option, words]) => `<option value="${escaped(option)}">${escaped(words)}</option>`).join('')}</datalist>`
      : '') +
    `</p>`
  );
};

interface Form {
  readonly action: string;
  readonly fields?: string;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly button: string;
  /** The button's subject, for a person who hears the button out of context. */
  readonly about?: string;
  readonly quiet?: boolean;
  readonly className?: string;
}

export const form = ({ action, fields = '', hidden = {}, button, about, quiet = false, className }: Form): string =>
  `<form method="post" action="${escaped(action)}"${className === undefined ? '' : ` class="${className}"`}>${Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')}${fields}<button${quiet ? ' class="quiet"' : ''} type="submit">${escaped(button)}${
    about === undefined ? '' : `<span class="unseen"> ${escaped(about)}</span>`
  }</button></form>`;

/** An e-mail address that breaks before its @ alone. */
export const mailAddress = (address: string): string => `<span class="mail">${escaped(address).replace('@', '<wbr>@')}</span>`;

/** Escapes a text and turns addresses with a port, as the bank's own are, into links. */
export const withLinks = (text: string): string =>
  escaped(text).replace(/https?:\/\/[\w.-]+:\d+\/[^\s<]*/g, address => `<a href="${address}">${address}</a>`);
