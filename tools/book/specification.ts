import { filesOf } from '@tools/build/sources';

/** A requirement or a decision: its text in the list, with its section of the specification. */
export interface ListedLine {
  readonly id: string;
  readonly sections: readonly string[];
  readonly asks: string;
}

const REQUIREMENTS = 'docs/requirements.md';
const DECISIONS = 'docs/decisions.md';
const LINE = /^- \*\*([A-Z]{1,3}-\d{2,3})\*\* (.+(?:\n {2}.+)*)$/gm;
const SECTION = /§\d+/g;
/** The end of a line: sections, decisions, and the files of a decision. */
const END = /(?:\s*(?:§\d+|D-\d{2,3}))+$|\s*→.*$/s;

const linesOf = (file: string): readonly ListedLine[] =>
  filesOf('docs', /\.md$/)
    .filter(source => source.file === file)
    .flatMap(({ text }) =>
      [...text.matchAll(LINE)].map(([, id = '', words = '']) => ({
        id,
        sections: words.match(SECTION) ?? [],
        asks: words.replace(/\s+/g, ' ').replace(END, '').replaceAll('`', ''),
      })),
    );

const firstOfEach = (all: readonly ListedLine[]): readonly ListedLine[] => {
  const first = new Map<string, ListedLine>();
  for (const each of all) if (!first.has(each.id)) first.set(each.id, each);
  return [...first.values()];
};

/** Every requirement, in the order of the list. XTR-13 */
export const requirementsAsked = (): readonly ListedLine[] => firstOfEach(linesOf(REQUIREMENTS));
/** Every decision on an open point of the specification. */
export const decisionsTaken = (): readonly ListedLine[] => firstOfEach(linesOf(DECISIONS));

/** Ids in rules that no list explains, and requirements of the specification without a section. */
export const unexplained = (
  rules: readonly { readonly id: string; readonly requirements: readonly string[] }[],
  requirements = requirementsAsked(),
  decisions = decisionsTaken(),
): readonly string[] => {
  const known = new Map([...requirements, ...decisions].map(line => [line.id, line]));
  const strangers = rules.flatMap(({ id, requirements: quoted }) =>
    quoted.filter(each => !known.has(each)).map(each => `${id}: ${each} is explained nowhere`),
  );
  const bare = rules
    .filter(({ requirements: quoted }) => quoted.every(each => (known.get(each)?.sections ?? []).length === 0 && !/^(?:D|XTR)-/.test(each)))
    .map(({ id }) => `${id}: no section of the specification`);
  return [...strangers, ...bare];
};
