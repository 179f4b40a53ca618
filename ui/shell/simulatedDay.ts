import type { Settings } from '@application/Settings';
import { parisDay } from '@domain/kernel/calendar';
import { displayDay } from '@domain/kernel/day';

/** The simulated date of a test environment, in Paris; undefined: the real date. CFG-04 */
export const simulatedDay = ({ simulatedNow }: Pick<Settings, 'simulatedNow'>): string | undefined =>
  simulatedNow && displayDay(parisDay(simulatedNow));
