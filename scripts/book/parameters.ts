import { CLASSIC_FROM } from '@domain/eligibility/youth';
import { extendedCards } from '@domain/documents/idCardValidity';
import { displayDay, isDay, type Day } from '@domain/kernel/day';
import { isRecord } from '@domain/kernel/shape';
import { filesOf } from './sources';
import { escaped, tag } from './tags';

/** A value that holds from one day to another, both included; undefined: without an end on that side. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
  readonly rule: string;
  readonly from: Day | undefined;
  readonly until: Day | undefined;
  readonly where: string;
}

const lastDays = [
  ['youthValidUntil', 'youth offer', `free for a year, then half price, under ${CLASSIC_FROM}`],
  ['welcomeValidUntil', 'welcome offer', 'a year free (brand 01), six months of fees (brand 03)'],
] as const;

const dayIn = (file: string, key: string): Day | undefined => {
  const read: unknown = JSON.parse(file);
  const offers = isRecord(read) ? read['offers'] : undefined;
  const found = isRecord(offers) ? offers[key] : undefined;
  return isDay(found) ? found : undefined;
};

/** The offers of the production configurations, then what the rules themselves date. CFG-08, XTR-20 */
export const parameters = (): readonly Parameter[] => [
  ...filesOf('config', /\.prod\.json$/).flatMap(({ file, text }) =>
    lastDays.map(([key, name, value]) => ({ name, value, rule: 'offer.promotion', from: undefined, until: dayIn(text, key), where: file })),
  ),
  {
    name: 'ID cards valid for 15 years',
    value: 'issued to adults on these days',
    rule: 'documents.idCardValidity',
    from: extendedCards.from,
    until: extendedCards.to,
    where: 'domain/documents/idCardValidity.ts',
  },
];

const shown = (day: Day | undefined): string => (day === undefined ? 'no limit' : displayDay(day));

const row = ({ name, value, rule, from, until, where }: Parameter): string =>
  tag(
    'tr',
    { 'data-from': from ?? '', 'data-until': until ?? '' },
    tag('th', { scope: 'row' }, escaped(name)),
    ...[value, rule, shown(from), shown(until), where].map(cell => tag('td', {}, escaped(cell))),
    tag('td', { class: 'in-force' }, ''),
  );

const HEAD = ['parameter', 'what it gives', 'rule', 'first day', 'last day', 'where it is set', 'in force on the date'];

/** The dated parameters, with a date to choose: what is in force on it is said in the last column. XTR-17 */
export const parametersChapter = (): string =>
  tag(
    'section',
    { id: 'parameters' },
    tag('h2', {}, 'Dated parameters'),
    '<form class="search"><label for="in-force-on">In force on</label><input id="in-force-on" type="date"></form>\n',
    tag(
      'div',
      { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Dated parameters' },
      tag(
        'table',
        {},
        tag('caption', {}, 'Both days are included'),
        tag('thead', {}, tag('tr', {}, ...HEAD.map(cell => tag('th', { scope: 'col' }, cell)))),
        tag('tbody', { id: 'dated' }, ...parameters().map(row)),
      ),
    ),
  );
