import { isRecord } from '@domain/kernel/shape';
import { readCsv } from './csv';

/** A book's files, by name below build/rulebook. */
export type Book = ReadonlyMap<string, string>;

interface Contents {
  readonly says: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly requirements: string;
  /** The rule's answer to each case in the book. */
  readonly answers: ReadonlyMap<string, string>;
}

const records = (value: unknown): readonly Readonly<Record<string, unknown>>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

const gridAnswers = (csv: string): readonly (readonly [string, string])[] => {
  const [head = [], ...rows] = readCsv(csv);
  const across = head.findIndex(name => name.includes('='));
  const fields = across < 0 ? head.length - 1 : across;
  return rows.flatMap(cells => {
    const given = cells.slice(0, fields).map((cell, index) => `${head[index] ?? ''} ${cell}`);
    return cells.slice(fields).flatMap((answer, index): readonly (readonly [string, string])[] => {
      if (answer === '') return [];
      const column = across < 0 ? [] : [(head[fields + index] ?? '').replace('=', ' ')];
      return [[[...given, ...column].join(', '), answer]];
    });
  });
};

const contentsOf = (book: Book): ReadonlyMap<string, Contents> => {
  const parsed: unknown = JSON.parse(book.get('rules.json') ?? '{}');
  return new Map(
    records(isRecord(parsed) ? parsed['rules'] : []).map(rule => {
      const says = isRecord(rule['says']) ? rule['says'] : {};
      const examples = [...records(rule['examples']), ...records(rule['refusals'])].map(
        ({ title, given, result, error }) =>
          [`‘${text(title)}’ ${text(given)}`, error === undefined ? text(result) : `refused: ${text(error)}`] as const,
      );
      const grid = gridAnswers(book.get(`grids/${text(rule['id'])}.csv`) ?? '');
      return [
        text(rule['id']),
        {
          says: `${text(says['fr'])} / ${text(says['en'])}`,
          parameters: new Map(
            records(rule['parameters']).map(({ name, value, unit, limit }) => [
              text(name),
              [value, unit, limit]
                .filter(each => each !== null && each !== undefined)
                .map(text)
                .join(' '),
            ]),
          ),
          requirements: text(rule['requirements']),
          answers: new Map([...examples, ...grid]),
        },
      ];
    }),
  );
};

const MOST = 40;

const changedKeys = (what: string, before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] => {
  const changed = [...after].flatMap(([key, now]) => {
    const was = before.get(key);
    return was === undefined || was === now ? [] : [`${what} ${key}: ${was} → ${now}`];
  });
  const added = [...after.keys()].filter(key => !before.has(key)).length;
  const gone = [...before.keys()].filter(key => !after.has(key)).length;
  return [
    ...changed.slice(0, MOST),
    ...(changed.length > MOST ? [`… and ${changed.length - MOST} more`] : []),
    ...(added > 0 ? [`${added} new: ${what}`] : []),
    ...(gone > 0 ? [`${gone} gone: ${what}`] : []),
  ];
};

const changesOf = (before: Contents, after: Contents): readonly string[] => [
  ...(before.says === after.says ? [] : [`says: ${before.says} → ${after.says}`]),
  ...(before.requirements === after.requirements ? [] : [`requirements: ${before.requirements} → ${after.requirements}`]),
  ...changedKeys('parameter', before.parameters, after.parameters),
  ...changedKeys('answer to', before.answers, after.answers),
];

const partOf = (book: Book, name: string): unknown => {
  const parsed: unknown = JSON.parse(book.get('rules.json') ?? '{}');
  return isRecord(parsed) ? parsed[name] : undefined;
};

const listed = (value: unknown): readonly string[] => (isRecord(value) ? Object.values(value).flatMap(listed) : [text(value)]);

/** The rows of a list: from rules.json, or from a file of its own; undefined where an earlier book has none. */
const rowsOf = (book: Book, name: string): ReadonlySet<string> | undefined => {
  const part = partOf(book, name);
  if (part !== undefined) return new Set(records(part).map(row => listed(row).join(' | ')));
  const file = book.get(`${name}.csv`) ?? book.get(`lists/${name}.csv`);
  return file === undefined
    ? undefined
    : new Set(
        readCsv(file)
          .slice(1)
          .map(row => row.join(' | ')),
      );
};

const listChanges = (name: string, before: Book, after: Book): readonly string[] => {
  const [old, now] = [rowsOf(before, name), rowsOf(after, name)];
  if (old === undefined || now === undefined) return [];
  return [...[...old].filter(row => !now.has(row)).map(row => `- ${row}`), ...[...now].filter(row => !old.has(row)).map(row => `+ ${row}`)];
};

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${title}`, '', ...lines.map(line => `- ${line}`), ''];

/** The differences between two books: new and removed rules, and the changed answers, parameters and texts of each. XTR-13 */
export const changeNote = (before: Book, after: Book): string => {
  const [old, now] = [contentsOf(before), contentsOf(after)];
  const lines = [
    ...section(
      'Rules that came',
      [...now.keys()].filter(id => !old.has(id)),
    ),
    ...section(
      'Rules that went',
      [...old.keys()].filter(id => !now.has(id)),
    ),
    ...[...now].flatMap(([id, rule]) => {
      const was = old.get(id);
      return was === undefined ? [] : section(id, changesOf(was, rule));
    }),
    ...['codes', 'settings', 'messages'].flatMap(name => section(`The list of ${name}`, listChanges(name, before, after))),
  ];
  return `${['# What changed between the two books', '', ...(lines.length === 0 ? ['Every answer is the same.'] : lines)].join('\n').trimEnd()}\n`;
};
