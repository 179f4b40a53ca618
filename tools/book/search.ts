/** A part of the book that the search can find. */
export interface Part {
  readonly page: number;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

export interface Found extends Part {
  readonly points: number;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/[’']/g, ' ');
const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}_]+/gu) ?? [];

const TITLE = 10;
const EXACT = 3;
/** A word that a part repeats is not worth more than its title. */
const MOST_POINTS = 60;
/** A question of so many words may have one that the book says otherwise. */
const LONG = 3;
/** Words of a question that say nothing of its subject. */
const EMPTY = new Set(
  'de des du la le les un une et ou en a au aux que qui quoi est il elle on ne pas dans par pour sur d l s c qu quel quelle quels quelles combien comment quand entre ouvrir compte peut'.split(
    ' ',
  ),
);

/**
 * The parts where some word starts with each word asked for, else those with most of the words, and of a longer question those with one less;
 * best first: words found, then titles, then whole words. XTR-13
 */
export const found = (asked: string, parts: readonly Part[]): readonly Found[] => {
  const all = wordsOf(asked);
  const wanted = all.filter(word => !EMPTY.has(word));
  const starts = wanted.length > 0 ? wanted : all;
  const pointsOf = (word: string, words: readonly string[]): number =>
    words.reduce((points, each) => points + (each === word ? EXACT : each.startsWith(word) ? 1 : 0), 0);
  const scored = parts.map(part => {
    const [title, text] = [wordsOf(part.title), wordsOf(part.text)];
    const each = starts.map(word => Math.min(TITLE * pointsOf(word, title) + pointsOf(word, text), MOST_POINTS));
    return { ...part, matching: each.filter(points => points > 0).length, points: each.reduce((sum, points) => sum + points, 0) };
  });
  const most = Math.max(0, ...scored.map(({ matching }) => matching));
  return scored
    .filter(({ matching }) => matching > 0 && matching >= (most < LONG ? most : most - 1))
    .sort((one, other) => other.matching - one.matching || other.points - one.points)
    .map(({ page, title, text, to, points }) => ({ page, title, text, to, points }));
};
