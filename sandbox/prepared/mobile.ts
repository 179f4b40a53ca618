import { randomInt } from 'node:crypto';

const pairs = (from: number): readonly string[] => Array.from({ length: 100 - from }, (_, index) => String(from + index).padStart(2, '0'));

/** Fictional mobile numbers reserved for prepared people, so that a typed number never collides. */
const reserved: readonly string[] = pairs(60).flatMap(first => pairs(0).map(second => `06 39 98 ${first} ${second}`));

/** An unused number of the reserved ones. `taken`: in digits. D-59 */
export const freeMobile = (taken: readonly string[]): string => {
  const used = new Set(taken);
  const free = reserved.filter(mobile => !used.has(mobile.replace(/ /g, '')));
  const drawn = free[randomInt(0, Math.max(free.length, 1))];
  if (drawn === undefined) throw new Error('Every mobile of prepared people is taken: empty the bank');
  return drawn;
};
