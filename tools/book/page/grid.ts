import type { Entry } from '@domain/kernel/entry';
import { gridHead, gridRows, gridTitle, hasGrid } from '../grid';
import { escaped, tableOf, tag } from '../tags';
import { say } from './language';

const gridSaid = (entry: Entry): string => {
  const title = gridTitle(entry);
  const french: Readonly<Record<string, string>> = {
    'all cases': 'tous les cas',
    'the values that it knows, and others': 'les valeurs qu’elle connaît, et d’autres',
  };
  return say(french[title] ?? 'chaque cas que ses lignes distinguent', title);
};

/** A longer grid is generated on a click. */
const LONG = 200;

/** The complete grid, rendered when opened, and a place for its save buttons. */
export const grid = (entry: Entry, whole: boolean): string => {
  if (!hasGrid(entry)) return '';
  const rows = gridRows(entry);
  const title = escaped(`${rows.length} ${say('cas', 'cases')} : ${gridSaid(entry)}`);
  if (rows.length > LONG && !whole)
    return tag(
      'div',
      { 'data-grid': entry.id },
      tag('p', { class: 'row' }, tag('button', { type: 'button', class: 'make' }, say('Faire la grille : ', 'Make the grid: '), title)),
      tag('div', { class: 'row save no-print' }),
      tag('div', { class: 'cases' }),
    );
  return tag(
    'details',
    { class: 'grid', 'data-grid': entry.id, ...(whole ? { open: '' } : {}) },
    tag('summary', {}, title),
    tag('div', { class: 'row save no-print' }),
    tag('div', { class: 'cases' }, whole ? gridTable(entry) : ''),
  );
};

export const gridTable = (entry: Entry): string =>
  tableOf(`${say('Cas de', 'Cases of')} ${entry.id} : ${gridSaid(entry)}`, gridHead(entry), gridRows(entry));
