import type { Entry, ProfessionCategory } from './entries';

/** In the bank's own language, and in English where it translates its lists. */
const OTHER = /^(?:Autre|Other)\b/;

/** The catch-all profession 'Autre' at the end of a category; undefined where the bank has none. D-87 */
export const otherOf = ({ professions }: ProfessionCategory): Entry | undefined => {
  const last = professions.at(-1);
  return last !== undefined && OTHER.test(last.label) ? last : undefined;
};

/** The professions of several categories; adds the category to labels that occur twice. D-87 */
export const namedApart = (lists: readonly ProfessionCategory[]): readonly Entry[] => {
  const owners = new Map<string, number>();
  for (const { professions } of lists) for (const { label } of professions) owners.set(label, (owners.get(label) ?? 0) + 1);
  return lists.flatMap(({ category, professions }) =>
    professions.map(entry => ((owners.get(entry.label) ?? 0) > 1 ? { ...entry, label: `${entry.label} (${category.label})` } : entry)),
  );
};
