import { MO } from '@domain/documents/limits';

const KO = 1024;
const tenths = (bytes: number, round: (value: number) => number): string =>
  `${(round((bytes / MO) * 10) / 10).toString().replace('.', ',')}\u00a0Mo`;

const rounded = (bytes: number): string => {
  const kilo = Math.max(1, Math.round(bytes / KO));
  return kilo < KO ? `${kilo}\u00a0Ko` : tenths(bytes, Math.round);
};

/** Weight of a file: 1 Mo = 1 048 576 bytes (D-16). */
export const weightMessages = {
  rounded,
  /** Of what is over a limit: rounded up, or it would read as the limit. PRF-05 */
  over: (bytes: number): string => tenths(bytes, Math.ceil),
} as const;
