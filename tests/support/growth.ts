/** For a text eight times as long: linear work costs 8 times, quadratic work 64 times; 30 separates them. */
const TIMES = 8;
const MOST_GROWTH = 30;
const TRIES = 5;

/** Shorter work, in microseconds of processor time, is not measurable and counts as none. */
const NOTHING = 2_000;

const costOf = (act: () => void): number => {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return Math.max(user + system, NOTHING);
};

/** True when the work grows linearly with the text. Compares ratios, so that a slow or busy machine changes nothing. */
export const growsAsItsText = (size: number, act: (size: number) => void): boolean => {
  const growths = Array.from({ length: TRIES }, () => () => costOf(() => act(size)) / costOf(() => act(size / TIMES)));
  return growths.some(growth => growth() < MOST_GROWTH);
};
