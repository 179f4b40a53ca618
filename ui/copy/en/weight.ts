import { MO } from '@domain/proofs/limits';
import type { Wording } from '../byReader';
import type * as fr from '../fr/weight';

const KILO = 1024;
const tenths = (bytes: number, round: (value: number) => number): string => `${round((bytes / MO) * 10) / 10}\u00a0MB`;

/** 1 MB = 1,048,576 bytes (D-16). */
export const weightMessages: Wording<typeof fr.weightMessages> = {
  rounded: bytes => {
    const kilo = Math.max(1, Math.round(bytes / KILO));
    return kilo < KILO ? `${kilo}\u00a0KB` : tenths(bytes, Math.round);
  },
  /** PRF-05 */
  over: bytes => tenths(bytes, Math.ceil),
};
