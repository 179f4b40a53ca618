import type { FileState } from '@domain/journey/fileState';
import { displayDay } from '@domain/kernel/day';

/** JJ/MM/AAAA; undefined: the bank gives no date. XTR-08 */
export const keptUntil = (file: Pick<FileState, 'keptUntil'>): string | undefined => file.keptUntil && displayDay(file.keptUntil);
