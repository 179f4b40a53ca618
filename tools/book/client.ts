import type { Entry } from '@domain/kernel/entry';
import { entries, ruleOf } from '@domain/register';
import { allCsv, allJsonLines } from './grid';
import { chapters } from './page/chapters';
import { unpacked, type PackedFacts } from './page/fact';
import { gridTable } from './page/grid';
import { ruleView } from './page/rule';
import { rooms } from './page/values';
import { gridButtons, saving, tryForm } from './page/tryIt';
import { language, say, said, speak } from './page/language';
import { escaped, tag } from './tags';

/** Runs in the book’s page: shows the chapter or rule after # in the address. */

declare const bookFacts: PackedFacts;

const facts = unpacked(bookFacts);

const main = document.querySelector('main');
const search = document.querySelector<HTMLInputElement>('#search');

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = ({ id, title, says, requirements }: Entry): string =>
  plain([id, title.fr, title.en, says.fr, says.en, ...requirements].join(' '));

const SHORT = 3;

/** How near a rule is to the words, the nearest first: all in its own sentence, else how many of them, and few pages that say them. */
const distance = (entry: Entry, words: readonly string[], inMessages: readonly boolean[]): readonly [number, number] | undefined => {
  const own = wordsOf(entry);
  if (words.every(word => own.includes(word))) return [0, 0];
  const missing = words.filter(word => word.length > SHORT && !own.includes(word)).length;
  const modules = facts.saidWith[entries.indexOf(entry)] ?? [];
  return modules.some(module => inMessages[module]) ? [missing, modules.length] : undefined;
};

const link = (id: string, words: string): string => tag('li', { 'data-link': id }, tag('a', { href: `#${id}` }, words));

const contents = (): void => {
  const [list] = document.getElementsByClassName('contents');
  if (list === undefined) return;
  list.innerHTML = [
    tag('ul', {}, ...chapters.map(({ id, title }) => link(id, escaped(said(title))))),
    ...rooms.map(
      room =>
        tag('p', { class: 'room' }, room) +
        tag('ul', {}, ...entries.filter(({ id }) => id.startsWith(`${room}.`)).map(({ id, title }) => link(id, escaped(said(title))))),
    ),
  ].join('');
};

const links = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-link]')];

let nearest: string | undefined;

const find = (): void => {
  const words = plain(search?.value ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const inMessages = facts.messages.map(([, ...texts]) => texts.some(([, says]) => words.every(word => plain(says).includes(word))));
  const far = entries.map(entry => ({ id: entry.id, by: distance(entry, words, inMessages) }));
  const found = far
    .flatMap(({ id, by }) => (by === undefined ? [] : [{ id, by }]))
    .sort((one, other) => one.by[0] - other.by[0] || one.by[1] - other.by[1])
    .map(({ id }) => id);
  nearest = found[0];
  for (const each of links()) {
    const id = each.dataset['link'] ?? '';
    each.hidden = words.length > 0 && !found.includes(id);
  }
  for (const room of document.querySelectorAll<HTMLElement>('.room'))
    room.hidden = [...(room.nextElementSibling?.children ?? [])].every(each => each instanceof HTMLElement && each.hidden);
  const status = document.querySelector('#found');
  if (status !== null) status.textContent = words.length === 0 ? '' : `${found.length} ${say('règles trouvées', 'rules found')}`;
  if (words.length > 0) document.querySelector('.side details')?.setAttribute('open', '');
};

/** Marks each day that is before the chosen date. */
const dates = (): void => {
  const chosen = document.querySelector<HTMLInputElement>('#in-force-on');
  chosen?.form?.addEventListener('submit', event => event.preventDefault());
  chosen?.addEventListener('input', () => {
    for (const row of document.querySelectorAll('#dated tbody tr')) {
      const day = row.children.item(1)?.textContent ?? '';
      const cell = row.lastElementChild;
      if (cell !== null)
        cell.textContent = chosen.value === '' ? '' : chosen.value > day ? say('passé', 'past') : say('pas encore', 'not past');
    }
  });
};

const liven = (): void => {
  for (const grid of document.querySelectorAll<HTMLElement>('[data-grid]')) {
    const entry = ruleOf(grid.dataset['grid'] ?? '');
    const cases = grid.querySelector('.cases');
    if (entry === undefined) continue;
    grid.querySelector('.save')?.append(...gridButtons(entry));
    const make = (): void => {
      if (cases !== null && cases.innerHTML === '') cases.innerHTML = gridTable(entry);
    };
    grid.addEventListener('toggle', make);
    grid.querySelector('.make')?.addEventListener('click', make);
  }
  document.querySelector('.all-cases')?.append(
    saving(say('Enregistrer tous les cas en CSV', 'Save every case as CSV'), 'cases.csv', () => allCsv(entries)),
    saving(say('Enregistrer tous les cas en lignes JSON', 'Save every case as JSON lines'), 'cases.jsonl', () => allJsonLines(entries)),
  );
  dates();
};

const around = (index: number): string => {
  const [before, after] = [entries[index - 1], entries[index + 1]];
  const to = (entry: Entry | undefined, name: string): string =>
    entry === undefined ? '' : tag('a', { href: `#${entry.id}` }, escaped(`${name} : ${said(entry.title)}`));
  return tag(
    'nav',
    { class: 'row around', 'aria-label': say('Autour de cette règle', 'Around this rule') },
    to(before, say('Avant', 'Before')),
    to(after, say('Après', 'After')),
  );
};

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly entry?: Entry;
}

const chapterOf = (id: string): Shown => {
  const holder = /^D-\d/.test(id) ? 'decisions' : /^[A-Z]{3}-\d/.test(id) ? 'requirements' : id;
  const [first] = chapters;
  const found = chapters.find(each => each.id === holder) ?? first;
  if (found === undefined) return { id, title: '', text: '' };
  const title = said(found.title);
  return { id: found.id, title, text: tag('h2', { tabindex: '-1' }, escaped(title)) + found.text(facts) };
};

const shownAt = (id: string): Shown => {
  const entry = ruleOf(id);
  if (entry === undefined) return chapterOf(id);
  return { id, title: said(entry.title), text: ruleView(entry, facts) + around(entries.indexOf(entry)), entry };
};

const show = (arriving: boolean): void => {
  if (main === null) return;
  const anchor = decodeURIComponent(location.hash.slice(1));
  const { id, title, text, entry } = shownAt(anchor);
  main.innerHTML = text;
  document.title = `${title} – ${say('Le livre des règles', 'The rule book')}`;
  if (entry !== undefined) main.querySelector('.try')?.append(tryForm(entry));
  liven();
  for (const each of links()) {
    const to = each.firstElementChild;
    if (each.dataset['link'] === id) to?.setAttribute('aria-current', 'page');
    else to?.removeAttribute('aria-current');
  }
  const target = id === anchor ? null : document.getElementById(anchor);
  if (target !== null) target.closest('details')?.setAttribute('open', '');
  if (arriving) return;
  if (matchMedia('(width < 64rem)').matches) document.querySelector('.side details')?.removeAttribute('open');
  if (target !== null) target.scrollIntoView();
  else {
    scrollTo(0, 0);
    main.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }
};

/** Shows everything for printing, then restores the page. */
const printAll = (): void => {
  if (main === null) return;
  main.innerHTML = [
    ...chapters.map(({ id }) => chapterOf(id).text),
    ...entries.map(entry => tag('article', { class: 'sheet' }, ruleView(entry, facts, true))),
  ].join('');
  addEventListener('afterprint', () => show(true), { once: true });
  print();
};

/** Shows the page in the other language. */
const turn = (button: HTMLElement): void => {
  speak(language() === 'fr' ? 'en' : 'fr');
  document.documentElement.lang = language();
  button.textContent = say('English', 'Français');
  button.lang = say('en', 'fr');
  for (const each of document.querySelectorAll<HTMLElement>('[data-fr]')) each.textContent = each.dataset[language()] ?? '';
  contents();
  find();
  show(true);
};

contents();
for (const button of document.querySelectorAll<HTMLElement>('.language')) button.addEventListener('click', () => turn(button));
search?.addEventListener('input', find);
search?.form?.addEventListener('submit', event => {
  event.preventDefault();
  if (nearest !== undefined) location.hash = nearest;
});
document.querySelector('#print')?.addEventListener('click', printAll);
addEventListener('hashchange', () => show(false));
show(location.hash === '');
