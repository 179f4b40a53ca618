import { turnOf } from '@domain/journey/signingProgress';
import type { DossierState } from '@domain/journey/dossierState';
import { displayDay } from '@domain/kernel/day';

/** JJ/MM/AAAA; undefined: the bank gives no date, or everybody has signed. XTR-08 */
export const keptUntil = (dossier: Pick<DossierState, 'keptUntil' | 'task' | 'finalisation' | 'participants'>): string | undefined =>
  dossier.keptUntil && turnOf(dossier) && displayDay(dossier.keptUntil);
