import type { FileState } from '@domain/journey/fileState';
import { displayDay } from '@domain/kernel/day';

/** Until when the bank keeps the file, JJ/MM/AAAA; undefined: it does not say. XTR-08 */
export const keptUntil = (file: Pick<FileState, 'keptUntil'>): string | undefined => file.keptUntil && displayDay(file.keptUntil);
