import { REFERENCE, type Language } from '@domain/brand/languages';
import { folded, isQuoted } from './quoted';
import { fileOf, fromDisk, languages, longest, type ReadSource, type Row } from './read';
import type { Given } from './sheet';

export interface Change {
  readonly id: string;
  readonly language: Language;
  readonly text: string;
}
export interface Refusal {
  readonly id: string;
  readonly why: string;
}

const NARROW = '\u202f';
const FIXED = '\u00a0';

/** Spaces that do not break: where French typography wants them, and where the text before had them. */
export const spaced = (text: string, before: string, language: Language): string => {
  const french =
    language === REFERENCE
      ? text
          .replace(/[ \u00a0\u202f]+([;!?])/g, `${NARROW}$1`)
          .replace(/[ \u00a0\u202f]+([:»])/g, `${FIXED}$1`)
          .replace(/«[ \u00a0\u202f]+/g, `«${FIXED}`)
      : text;
  const pairs = [...before.matchAll(/[^\s\u00a0\u202f]+[\u00a0\u202f][^\s\u00a0\u202f]+/g)].map(([pair]) => pair);
  return pairs.reduce((all, pair) => all.replaceAll(pair.replace(/[\u00a0\u202f]/g, ' '), pair), french);
};

/** The changes that may be written, and the rows that may not, with the reason. */
export const compare = (
  rows: readonly Row[],
  given: readonly Given[],
): { readonly changes: readonly Change[]; readonly refused: readonly Refusal[] } => {
  const known = new Map(rows.map(row => [row.id, row]));
  const changes: Change[] = [];
  const refused: Refusal[] = [];
  for (const { id, texts } of given) {
    const row = known.get(id);
    if (!row) refused.push({ id, why: 'no text has this id' });
    for (const language of row ? languages : []) {
      const [now, wanted] = [row?.texts[language], texts[language]];
      if (row === undefined || wanted === undefined || folded(wanted) === folded(now?.text ?? '')) continue;
      if (now?.at === undefined) refused.push({ id, why: `the ${language} text is made by code: an engineer changes it` });
      else if (isQuoted(now.text)) refused.push({ id, why: 'the specification quotes this sentence' });
      else if (wanted.trim() === '') refused.push({ id, why: `the ${language} text is empty` });
      else if (wanted.length > longest(row))
        refused.push({ id, why: `the ${language} text has ${wanted.length} characters, at most ${longest(row)} fit` });
      else changes.push({ id, language, text: spaced(wanted.trim().replace(/'/g, '’'), now.text, language) });
    }
  }
  return { changes, refused };
};

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  [FIXED]: '\\u00a0',
  [NARROW]: '\\u202f',
  '\u00ad': '\\u00ad',
  '\u2060': '\\u2060',
};
export const literal = (text: string): string =>
  `'${text.replace(/[\\\n\u00a0\u202f\u00ad\u2060]/g, each => escapes[each] ?? each).replace(/'/g, "\\'")}'`;

/** The new sources of the changed files. */
export const written = (rows: readonly Row[], changes: readonly Change[], read: ReadSource = fromDisk): ReadonlyMap<string, string> => {
  const known = new Map(rows.map(row => [row.id, row]));
  const files = new Map<string, string>();
  // the last of a file first, so that the places of the others stay
  const places = changes.flatMap(({ id, language, text }) => {
    const at = known.get(id)?.texts[language]?.at;
    const module = id.split('.')[0] ?? '';
    return at ? [{ file: fileOf(language, module), source: () => read(language, module) ?? '', at, text }] : [];
  });
  for (const { file, source, at, text } of places.sort((one, other) => other.at.from - one.at.from)) {
    const before = files.get(file) ?? source();
    files.set(file, before.slice(0, at.from) + literal(text) + before.slice(at.to));
  }
  return files;
};
