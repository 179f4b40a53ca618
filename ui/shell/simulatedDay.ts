import type { Settings } from '@application/ports/Settings';
import { displayDay, parisDay } from '@domain/kernel/day';

/** The day that an environment pretends, in Paris; undefined where it is today. CFG-04 */
export const simulatedDay = ({ simulatedNow }: Pick<Settings, 'simulatedNow'>): string | undefined =>
  simulatedNow && displayDay(parisDay(simulatedNow));
