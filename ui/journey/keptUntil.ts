import { turnOf } from '@domain/journey/board';
import type { FileState } from '@domain/journey/fileState';
import { displayDay } from '@domain/kernel/day';

/** JJ/MM/AAAA; undefined: the bank gives no date, or everybody has signed. XTR-08 */
export const keptUntil = (file: Pick<FileState, 'keptUntil' | 'task' | 'finalisation' | 'participants'>): string | undefined =>
  file.keptUntil && turnOf(file) && displayDay(file.keptUntil);
