import type { Entry } from './entries';

/** A former department: its name, its other names, and today's codes. D-67 */
export interface FormerCounty {
  readonly label: string;
  readonly also: readonly string[];
  readonly codes: readonly [first: string, ...others: string[]];
}

const isNumber = (name: string): boolean => /^\d/.test(name);

const codesOf = (counties: readonly Entry[]): ReadonlyMap<string, FormerCounty['codes']> => {
  const codes = new Map<string, FormerCounty['codes']>();
  for (const { code, also = [] } of counties)
    for (const name of new Set(also)) {
      const known = codes.get(name);
      codes.set(name, known === undefined ? [code] : [...known, code]);
    }
  return codes;
};

/** The departments that were divided, whose names several of today's share: 'Seine-et-Oise', 'Corse', which was also 20. D-67 */
export const formerCounties = (counties: readonly Entry[]): readonly FormerCounty[] => {
  const former = new Map<string, FormerCounty>();
  for (const [name, codes] of codesOf(counties)) {
    if (codes.length < 2) continue;
    const key = codes.join(' ');
    const { label = name, also = [] } = former.get(key) ?? {};
    const isBetter = isNumber(label) && !isNumber(name);
    former.set(key, { label: isBetter ? name : label, also: isBetter ? [...also, label] : name === label ? also : [...also, name], codes });
  }
  return [...former.values()];
};
