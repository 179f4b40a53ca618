import { entries } from '@domain/register';
import { fold, paragraph, tableOf, tag } from '../tags';
import type { Facts } from './fact';
import { limitSaid, say, unitText } from './language';

/** The rooms of the domain that have rules, in the order of the book. */
export const rooms = [...new Set(entries.map(({ id }) => id.split('.')[0] ?? ''))];

export const everyParameter = (): string =>
  rooms
    .map((room): readonly [string, readonly string[][]] => [
      room,
      entries
        .filter(({ id }) => id.startsWith(`${room}.`))
        .flatMap(({ id, parameters }) =>
          parameters.map(({ name, value, unit, limit }) => [id, name, String(value), unitText(unit), limitSaid(limit)]),
        ),
    ])
    .filter(([, rows]) => rows.length > 0)
    .map(([room, rows]) =>
      fold(
        `${room} (${rows.length})`,
        tableOf(
          `${say('Chaque nombre, jour et code de', 'Every number, day and code of')} ${room}`,
          [say('règle', 'rule'), say('paramètre', 'parameter'), say('valeur', 'value'), say('unité', 'unit'), say('limite', 'limit')],
          rows,
          true,
        ),
      ),
    )
    .join('');

const isDated = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The days in rules and configurations: a key that ends in `from` holds a first day, any other a last one. */
export const dated = ({ settings, variants }: Facts): string => {
  const everywhere = say('toutes les variantes', 'every variant');
  const ofRules = entries.flatMap(({ id, parameters }) =>
    parameters
      .filter(({ value }) => isDated(value))
      .map(({ name, value }) => [`${id} ${name}`, String(value), say('la règle', 'the rule')]),
  );
  const ofSettings = settings.flatMap(([key = '', , ...values]) =>
    values.filter(isDated).map((value, index) => [key, value, values.length === 1 ? everywhere : (variants[index] ?? '')]),
  );
  return tag(
    'section',
    { id: 'dated' },
    tag('h3', {}, say('Dates', 'Dated')),
    `<form class="no-print"><label for="in-force-on">${say('Est-ce passé à cette date ?', 'Is it past on this date?')}</label><input id="in-force-on" type="date"></form>`,
    tableOf(
      say('Jours qui décident, eux-mêmes compris', 'Days that decide, each itself included'),
      [say('quoi', 'what'), say('jour', 'day'), say('fixé par', 'set by'), say('à la date choisie', 'on the date chosen')],
      [...ofRules, ...ofSettings].map(row => [...row, '']),
    ),
  );
};

export const settingsTable = ({ settings, variants }: Facts): string => {
  const partOf = ([key = '']: readonly string[]): string => key.split('.')[0] ?? '';
  const title = say(
    'Production : ce qu’elle doit être (un test l’exige), ce qu’elle est',
    'Production: what it must be (a test holds it), what it is',
  );
  const row = ([key = '', must = '', ...values]: readonly string[]): readonly string[] => [
    key,
    must,
    ...variants.map((_, index) => (values.length === 1 ? values[0] : values[index]) ?? ''),
  ];
  return (
    paragraph(title) +
    [...new Set(settings.map(partOf))]
      .map(part => {
        const rows = settings.filter(each => partOf(each) === part).map(row);
        return fold(`${part} (${rows.length})`, tableOf(part, [say('clé', 'key'), say('doit être', 'must be'), ...variants], rows));
      })
      .join('')
  );
};
