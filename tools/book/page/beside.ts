import { displayDay, isDay } from '@domain/kernel/day';
import type { Entry } from '@domain/kernel/entry';
import { entries } from '@domain/register';
import { escaped, tag } from '../tags';
import { aroundDrawing } from './drawing';
import type { Facts } from './fact';
import { said, say } from './language';
import { linkTo, linked } from './links';
import { basisOf, unnamed } from './owned';

/** The paragraphs of the specification that the rule answers. */
export const specification = ({ requirements }: Entry, { requirements: asked, decisions }: Facts): string => {
  const known = new Map([...asked, ...decisions].map(each => [each[0], each]));
  return tag(
    'section',
    { class: 'beside' },
    tag('h3', {}, say('Ce qui est demandé', 'What is asked')),
    tag(
      'dl',
      {},
      ...requirements.map(id => {
        const [, sections = '', words = ''] = known.get(id) ?? [];
        return (
          tag('dt', {}, linkTo(id), sections === '' ? '' : ` <span class="muted">${escaped(sections)}</span>`) +
          tag('dd', { lang: 'en' }, escaped(words))
        );
      }),
    ),
  );
};

export const callers = (entry: Entry, { files, callers: callerIndexes, calls }: Facts): string => {
  const { decidedBy, pinnedBy } = entry;
  const at = entries.indexOf(entry);
  const places = (callerIndexes[at] ?? []).map(file => files[file] ?? '');
  const where =
    decidedBy === undefined
      ? tag('p', {}, tag('strong', {}, say('Appelée par : ', 'Asked in: ')), linked(places))
      : tag(
          'p',
          {},
          tag(
            'strong',
            {},
            say(
              'Aucune page ne l’appelle : la banque décide, tenue par le contrat : ',
              'Asked by no page: the bank decides; held to it by the contract: ',
            ),
          ),
          escaped(pinnedBy ?? ''),
        );
  const numbers = (calls[at] ?? '').split(' ').filter(Boolean);
  const contracts = numbers.map(each =>
    tag('a', { href: `../contracts/index.html#call-${each}` }, `${say('appel', 'call')} ${each}`).trim(),
  );
  return [
    tag('h3', {}, say('Où elle est appelée', 'Where it is asked')),
    aroundDrawing(entry, places),
    where,
    numbers.length === 0 ? '' : tag('p', {}, tag('strong', {}, say('Contrats : ', 'Contracts: ')), contracts.join(', ')),
  ].join('');
};

/** Who answers for the rule, by which law, and since when it decides so. */
export const owned = (entry: Entry, { changed }: Facts): string => {
  const at = entries.indexOf(entry);
  const [day = ''] = changed.find(([, ...rules]) => rules.includes(at)) ?? [];
  const since = entry.since ?? day;
  const row = (name: string, value: string): string => tag('dt', {}, name) + tag('dd', {}, escaped(value));
  return tag(
    'dl',
    { class: 'beside' },
    row(say('Responsable', 'Owner'), said(unnamed)),
    row(say('Base légale', 'Legal basis'), said(basisOf(entry.id))),
    row(say('Décide ainsi depuis', 'Decides so since'), isDay(since) ? displayDay(since) : said(unnamed)),
  );
};
