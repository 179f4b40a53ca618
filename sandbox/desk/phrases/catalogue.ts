import fs from 'node:fs';
import path from 'node:path';
import { keptIn, saidBy } from './said';
import { screens } from './screens';

export const COPY_FOLDER = path.resolve('ui/copy/fr');

/** One leaf of the catalogue; `same`: the adviser reads what the client reads. */
export interface Phrase {
  readonly id: string;
  readonly client: readonly string[];
  readonly adviser: readonly string[] | 'same';
}

export interface Screen {
  readonly module: string;
  readonly name: string;
  readonly phrases: readonly Phrase[];
}

type Words = Readonly<Record<string, unknown>>;
const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

interface Leaf {
  readonly id: string;
  readonly value: unknown;
}

/** Texts and functions, with their way to them; figures are no words. */
export const leavesOf = (id: string, value: unknown): readonly Leaf[] =>
  isWords(value)
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(`${id}.${key}`, each))
    : typeof value === 'string' || typeof value === 'function'
      ? [{ id, value }]
      : [];

const textOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'function' ? saidBy(Function.prototype.toString.call(value)) : [];

const isColumns = (value: unknown): value is { readonly omc: unknown; readonly mdc: unknown } =>
  isWords(value) && Object.keys(value).sort().join() === 'mdc,omc';

/** A leaf read in two columns, wherever the columns stand. */
const phrasesOf = (id: string, value: unknown): readonly Phrase[] => {
  if (isColumns(value)) return inColumns(id, value.omc, value.mdc);
  if (isWords(value)) return Object.entries(value).flatMap(([key, each]) => phrasesOf(`${id}.${key}`, each));
  return leavesOf(id, value).map(leaf => ({ id, client: textOf(leaf.value), adviser: 'same' }));
};

const inColumns = (id: string, omc: unknown, mdc: unknown): readonly Phrase[] => {
  const theirs = new Map(leavesOf(id, mdc).map(leaf => [leaf.id, leaf.value]));
  const ours = leavesOf(id, omc);
  const own = new Set(ours.map(leaf => leaf.id));
  return [
    ...ours.map((leaf): Phrase => ({
      id: leaf.id,
      client: textOf(leaf.value),
      adviser: theirs.get(leaf.id) === leaf.value ? 'same' : textOf(theirs.get(leaf.id)),
    })),
    ...[...theirs].filter(([each]) => !own.has(each)).map(([each, value]): Phrase => ({ id: each, client: [], adviser: textOf(value) })),
  ];
};

export const imported = async (file: string): Promise<Words> => {
  const module: unknown = await import(path.join(COPY_FOLDER, file));
  return isWords(module)
    ? Object.fromEntries(Object.entries(module).filter(([name]) => !['default', 'module.exports'].includes(name)))
    : {};
};

/** The adviser's words by the object of the client's that they stand beside. */
const advisersWords = async (): Promise<ReadonlyMap<unknown, unknown>> => {
  const files = fs.readdirSync(path.join(COPY_FOLDER, 'adviser'));
  const modules = await Promise.all(files.map(file => imported(`adviser/${file}`)));
  return new Map(
    modules
      .flatMap(module => Object.values(module))
      .filter(isColumns)
      .map(({ omc, mdc }) => [omc, mdc]),
  );
};

const besides = (id: string, value: unknown, advisers: ReadonlyMap<unknown, unknown>): readonly Phrase[] => {
  if (advisers.has(value)) return inColumns(id, value, advisers.get(value));
  if (isColumns(value) || !isWords(value)) return phrasesOf(id, value);
  return Object.entries(value).flatMap(([key, each]) => besides(`${id}.${key}`, each, advisers));
};

const keptPhrases = (file: string, shown: ReadonlySet<string>): readonly Phrase[] =>
  keptIn(fs.readFileSync(path.join(COPY_FOLDER, file), 'utf8')).flatMap(([name, sentences]) =>
    [...new Set(sentences)]
      .filter(sentence => !shown.has(sentence))
      .map((sentence, index): Phrase => ({ id: `${name} ${index + 1}`, client: [sentence], adviser: 'same' })),
  );

/** Every sentence of ui/copy/fr, by screen, read from the modules themselves. */
export const catalogue = async (): Promise<readonly Screen[]> => {
  const advisers = await advisersWords();
  return Promise.all(
    Object.entries(screens).map(async ([module, [name, readers = 'both']]): Promise<Screen> => {
      const words = Object.entries(await imported(`${module}.ts`));
      const exported = words.flatMap(([id, value]) => besides(id, value, advisers));
      const shown = new Set(exported.flatMap(({ client, adviser }) => [...client, ...(adviser === 'same' ? [] : adviser)]));
      const all = [...exported, ...keptPhrases(`${module}.ts`, shown)];
      const read = all.map((phrase): Phrase => {
        if (readers === 'client' && phrase.adviser === 'same') return { ...phrase, adviser: [] };
        return readers === 'adviser' ? { ...phrase, client: [], adviser: phrase.client } : phrase;
      });
      return { module, name, phrases: read };
    }),
  );
};
