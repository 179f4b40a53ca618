/** Eight times the text may cost so many times the work: linear work costs eight times, work by the square sixty-four. */
const TIMES = 8;
const MOST_GROWTH = 30;
const TRIES = 5;

/** Work too small to be measured is no work, in microseconds of this process's own processor time. */
const NOTHING = 2_000;

const costOf = (act: () => void): number => {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return Math.max(user + system, NOTHING);
};

/** True where the work grows as the text does, and not as its square: a measure that no slow or busy machine changes. R21 */
export const growsAsItsText = (size: number, act: (size: number) => void): boolean => {
  const growths = Array.from({ length: TRIES }, () => () => costOf(() => act(size)) / costOf(() => act(size / TIMES)));
  return growths.some(growth => growth() < MOST_GROWTH);
};
