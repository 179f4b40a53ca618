import { folded } from './quoted';
import { languages, type Row } from './read';

const cell = (text: string | undefined): string => (text === undefined ? '–' : text.replace(/\|/g, '\\|').replace(/\n/g, ' '));

/** What changed between two versions of the texts, by page, as Markdown; a text that moved to another id is not listed. */
export const since = (before: readonly Row[], now: readonly Row[]): string => {
  const [then, today] = [new Map(before.map(row => [row.id, row])), new Map(now.map(row => [row.id, row]))];
  const changed = languages.flatMap(language => {
    const textsOf = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map(({ texts }) => folded(texts[language]?.text ?? '')));
    const [allBefore, allNow] = [textsOf(before), textsOf(now)];
    return [...new Set([...then.keys(), ...today.keys()])].flatMap(id => {
      const [old, fresh] = [then.get(id)?.texts[language]?.text, today.get(id)?.texts[language]?.text];
      const isSame = folded(old ?? '') === folded(fresh ?? '');
      const hasMoved = (old === undefined && allBefore.has(folded(fresh ?? ''))) || (fresh === undefined && allNow.has(folded(old ?? '')));
      return isSame || hasMoved ? [] : [{ id, language, old, fresh, page: (today.get(id) ?? then.get(id))?.page ?? '' }];
    });
  });
  const pages = [...new Set(changed.map(({ page }) => page))];
  if (changed.length === 0) return 'No text changed.';
  return pages
    .map(page =>
      [
        `## ${page}`,
        '',
        '| id | language | before | now |',
        '| --- | --- | --- | --- |',
        ...changed
          .filter(each => each.page === page)
          .map(({ id, language, old, fresh }) => `| \`${id}\` | ${language} | ${cell(old)} | ${cell(fresh)} |`),
      ].join('\n'),
    )
    .join('\n\n');
};
