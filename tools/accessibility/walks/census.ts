import type { Page } from '@playwright/test';
import { kitMessages } from '@messages/kit';
import { languageMessages } from '@messages/language';

/** What a page is made of: a criterion about what no page has is not applicable. */
const kinds = {
  pictures: 'img, svg:not([aria-hidden=true]), [role=img]',
  decorations: 'svg[aria-hidden=true], img[alt=""]',
  areas: 'area, map, [ismap]',
  objects: 'object, embed, canvas',
  captions: 'figure, figcaption',
  frames: 'iframe',
  video: 'video',
  audio: 'audio',
  tables: 'table',
  layoutTables: 'table[role=presentation], table[role=none]',
  links: 'a[href]',
  fields: 'input:not([type=hidden]), select, textarea, [role=combobox]',
  groups: 'fieldset, [role=group], [role=radiogroup]',
  options: 'optgroup',
  buttons: 'button',
  lists: 'ul, ol, dl',
  quotes: 'q, blockquote',
  foreign: 'body [lang]:not([lang=fr]):not([lang=fr-FR])',
  directions: '[dir=rtl]',
} as const;
export type Kind = keyof typeof kinds;
export const isKind = (word: string): word is Kind => Object.hasOwn(kinds, word);
export type Census = Readonly<Partial<Record<Kind, number>>>;

export const censusOf = (page: Page): Promise<Census> =>
  page.evaluate(
    asked =>
      Object.fromEntries(
        Object.entries(asked).flatMap(([kind, selector]) => {
          const count = document.querySelectorAll(selector).length;
          return count === 0 ? [] : [[kind, count]];
        }),
      ),
    kinds,
  );

/** Of two widths, the one that has more of a kind. */
export const more = (one: Census, other: Census): Census =>
  Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map(kind => [kind, Math.max(one[kind as Kind] ?? 0, other[kind as Kind] ?? 0)]),
  );

/** What every page has: kind of document, language, title, one main part, header and footer beside it, a way to skip, one first heading. */
export const structureOf = (page: Page, minimal: boolean): Promise<readonly string[]> =>
  page.evaluate(
    ({ small, own, newTab }) => {
      const one = (selector: string): boolean => document.querySelectorAll(selector).length === 1;
      const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
      const first = stops.find(stop => stop.checkVisibility({ visibilityProperty: true }));
      const opensApart = [...document.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')];
      const facts: Readonly<Record<string, boolean>> = {
        'an HTML document': document.doctype?.name === 'html',
        'in its language': document.documentElement.lang === own,
        'a title': document.title.length > 10,
        'one main part': one('main'),
        'a header and a footer': one('body > * > header, body header:not(main header)') && one('body footer:not(main footer)'),
        'one first heading': one('h1'),
        'a way to skip to the contents, first': small || (first?.getAttribute('href') ?? '').startsWith('#'),
        'a new tab is told of': opensApart.every(({ textContent }) => textContent?.includes(newTab)),
        'each id once':
          new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size === document.querySelectorAll('[id]').length,
        'no order of Tab but the page’s own': document.querySelector('[tabindex]:not([tabindex="0"], [tabindex="-1"])') === null,
      };
      return Object.entries(facts).flatMap(([fact, holds]) => (holds ? [] : [`not so: ${fact}`]));
    },
    { small: minimal, own: languageMessages.own, newTab: kitMessages.newTab },
  );
