import { entries } from '@domain/register';
import { filesOf, type Source } from '@tools/build/sources';

/** A requirement with the rules (ids) and files (names) that implement it. */
export interface Coverage {
  readonly requirement: string;
  readonly rules: readonly string[];
  readonly tests: readonly string[];
  readonly contracts: readonly string[];
  readonly screens: readonly string[];
  readonly code: readonly string[];
}

const ID = /\b([A-Z]{3}|D)-(\d{2,3})([a-z]?)\b(?:\s*(?:to|à|–)\s*\1-(\d{2,3})\b)?/g;
const REQUIREMENTS = 'docs/requirements.md';
const code = /\.(?:ts|tsx|mjs)$/;
const folders = ['domain', 'application', 'infrastructure', 'ui', 'src', 'contracts', 'sandbox', 'tools', 'tests'] as const;

/** The ids in a text; `RTE-01 to RTE-08` means all eight, and `D-87a` is a point of D-87: both count. */
export const idsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(ID)].flatMap(([whole, room = '', from = '', letter = '', to = from]) => [
      ...Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${room}-${String(Number(from) + step).padStart(2, '0')}`),
      ...(letter === '' ? [] : [whole]),
    ]),
  );

const kindOf = (file: string): Exclude<keyof Coverage, 'requirement' | 'rules'> => {
  if (/^contracts\//.test(file)) return 'contracts';
  if (/\.(?:test|spec)\.tsx?$/.test(file) || /^(?:tests|tools\/(?:bench|accessibility|engines))\//.test(file)) return 'tests';
  return /^ui\/(?:screens|routes|shell)\//.test(file) ? 'screens' : 'code';
};

const listed = (all: readonly Source[]): readonly string[] => {
  const [book] = filesOf('docs', /^requirements\.md$/).filter(({ file }) => file === REQUIREMENTS);
  const texts = book === undefined ? all.map(({ text }) => text) : [book.text];
  return [...new Set(texts.flatMap(text => [...idsIn(text)]))].filter(id => !id.startsWith('D-')).sort();
};

/** Each requirement of docs/requirements.md with its coverage; without that page, each requirement that the code quotes. XTR-13 */
export const coverage = (): readonly Coverage[] => {
  const all = folders.flatMap(folder => filesOf(folder, code));
  const quoting = all.map(source => ({ ...source, kind: kindOf(source.file), ids: idsIn(source.text) }));
  return listed(all).map(requirement => {
    const files = (kind: ReturnType<typeof kindOf>): readonly string[] =>
      quoting.filter(source => source.kind === kind && source.ids.has(requirement)).map(({ file }) => file);
    return {
      requirement,
      rules: entries.filter(({ requirements }) => requirements.includes(requirement)).map(({ id }) => id),
      tests: files('tests'),
      contracts: files('contracts'),
      screens: files('screens'),
      code: files('code'),
    };
  });
};
