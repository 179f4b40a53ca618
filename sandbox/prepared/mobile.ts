import { randomInt } from 'node:crypto';

const pairs = (from: number): readonly string[] => Array.from({ length: 100 - from }, (_, index) => String(from + index).padStart(2, '0'));

/** Mobiles of the block that no subscriber has, in the part of it that is kept for prepared people: a person typed by hand has another. */
const kept: readonly string[] = pairs(60).flatMap(first => pairs(0).map(second => `06 39 98 ${first} ${second}`));

/** One of them that nobody has yet. `taken`: in digits. D-59 */
export const freeMobile = (taken: readonly string[]): string => {
  const used = new Set(taken);
  const free = kept.filter(mobile => !used.has(mobile.replace(/ /g, '')));
  const drawn = free[randomInt(0, Math.max(free.length, 1))];
  if (drawn === undefined) throw new Error('Every mobile of prepared people is taken: empty the bank');
  return drawn;
};
