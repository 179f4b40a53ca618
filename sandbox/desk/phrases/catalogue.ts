import fs from 'node:fs';
import path from 'node:path';
import { languagesBeside, REFERENCE } from '@domain/brand/languages';
import { unexportedSentences, sentencesIn } from './sentences';
import { screens, withoutMessages, type Readers } from './screens';

export const COPY_FOLDER = path.resolve('ui/copy', REFERENCE);

/** One leaf of the catalogue; `same`: adviser and client read the same text. */
export interface Phrase {
  readonly id: string;
  readonly client: readonly string[];
  readonly adviser: readonly string[] | 'same';
  /** What a client reads in each language beside French; a sentence that a module keeps to itself has no name to be found by. XTR-12 */
  readonly others?: readonly (readonly string[])[];
}

export interface Screen {
  readonly module: string;
  readonly name: string;
  readonly phrases: readonly Phrase[];
}

type Messages = Readonly<Record<string, unknown>>;
const isMessages = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

interface Leaf {
  readonly id: string;
  readonly value: unknown;
}

/** Texts and functions with their paths; numbers are no messages. */
export const leavesOf = (id: string, value: unknown): readonly Leaf[] =>
  isMessages(value)
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(`${id}.${key}`, each))
    : typeof value === 'string' || typeof value === 'function'
      ? [{ id, value }]
      : [];

const textOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'function' ? sentencesIn(Function.prototype.toString.call(value)) : [];

export const isByReader = (value: unknown): value is { readonly omc: unknown; readonly mdc: unknown } =>
  isMessages(value) && 'mdc' in value && 'omc' in value;

/** The leaves of one value for both readers. */
const phrasesOf = (id: string, value: unknown): readonly Phrase[] => {
  if (isByReader(value)) {
    const theirs = 'theirs' in value ? phrasesOf(`${id}.theirs`, value.theirs) : []; // about one of two holders (D-64)
    return [...byReader(id, value.omc, value.mdc), ...theirs];
  }
  if (isMessages(value)) return Object.entries(value).flatMap(([key, each]) => phrasesOf(`${id}.${key}`, each));
  return leavesOf(id, value).map(leaf => ({ id, client: textOf(leaf.value), adviser: 'same' }));
};

const byReader = (id: string, omc: unknown, mdc: unknown): readonly Phrase[] => {
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

export const imported = async (file: string, language: string = REFERENCE): Promise<Messages> => {
  const module: unknown = await import(path.resolve('ui/copy', language, file));
  return isMessages(module)
    ? Object.fromEntries(Object.entries(module).filter(([name]) => !['default', 'module.exports'].includes(name)))
    : {};
};

const keptPhrases = (file: string, shown: ReadonlySet<string>): readonly Phrase[] =>
  unexportedSentences(fs.readFileSync(path.join(COPY_FOLDER, file), 'utf8')).flatMap(([name, sentences]) =>
    [...new Set(sentences)]
      .filter(sentence => !shown.has(sentence))
      .map((sentence, index): Phrase => ({ id: `${name} ${index + 1}`, client: [sentence], adviser: 'same' })),
  );

/** Modules that the list names, in its order; then the others, under the title of their page. */
const listed = (): readonly (readonly [module: string, name?: string, readers?: Readers])[] => {
  const modules = fs.readdirSync(COPY_FOLDER).map(file => path.basename(file, '.ts'));
  const others = modules.filter(module => screens[module] === undefined && !withoutMessages.includes(module));
  return [...Object.entries(screens).map(([module, named]) => [module, ...named] as const), ...others.map(module => [module] as const)];
};

const titleIn = (phrases: readonly Phrase[]): string | undefined =>
  phrases.find(({ id }) => /\.title(?:\.individual)?$/.test(id))?.client[0];

const phrasesIn = async (file: string, language?: string): Promise<readonly Phrase[]> =>
  Object.entries(await imported(file, language)).flatMap(([id, value]) => phrasesOf(id, value));

/** The client's words of a module in every language beside French, by the id of their phrase. */
const otherWords = (file: string): Promise<readonly ReadonlyMap<string, readonly string[]>[]> =>
  Promise.all(
    languagesBeside(REFERENCE).map(async language => new Map((await phrasesIn(file, language)).map(({ id, client }) => [id, client]))),
  );

/** All texts of ui/copy/fr, by screen, read from the modules, with the same in other languages. */
export const catalogue = (): Promise<readonly Screen[]> =>
  Promise.all(
    listed().map(async ([module, name, readers = 'both']): Promise<Screen> => {
      const words = await otherWords(`${module}.ts`);
      const exported = (await phrasesIn(`${module}.ts`)).map(phrase => ({
        ...phrase,
        others: words.map(each => (phrase.client.length === 0 ? [] : (each.get(phrase.id) ?? []))),
      }));
      const shown = new Set(exported.flatMap(({ client, adviser }) => [...client, ...(adviser === 'same' ? [] : adviser)]));
      const all = [...exported, ...keptPhrases(`${module}.ts`, shown)];
      const read = all.map((phrase): Phrase => {
        if (readers === 'client' && phrase.adviser === 'same') return { ...phrase, adviser: [] };
        return readers === 'adviser' ? { ...phrase, client: [], others: [], adviser: phrase.client } : phrase;
      });
      return { module, name: name ?? titleIn(read) ?? module, phrases: read };
    }),
  );
