import { MO } from '@domain/proofs/limits';

const KO = 1024;
const tenths = (bytes: number, round: (value: number) => number): string =>
  `${(round((bytes / MO) * 10) / 10).toString().replace('.', ',')}\u00a0Mo`;

const rounded = (bytes: number): string => {
  const kilo = Math.max(1, Math.round(bytes / KO));
  return kilo < KO ? `${kilo}\u00a0ko` : tenths(bytes, Math.round);
};

/** File size: 1 Mo = 1 048 576 bytes (D-16). */
export const weightMessages = {
  rounded,
  /** A size above the limit is rounded up: else it would read as the limit. PRF-05 */
  over: (bytes: number): string => tenths(bytes, Math.ceil),
} as const;
