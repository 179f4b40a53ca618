import type { Task } from 'fp-ts/Task';
import type { Day, Instant } from '@domain/kernel/day';

/** Time, as a port: the simulated date of D-37 outside production, the machine's otherwise. */
export abstract class Clock {
  /** ISO with an offset. */
  abstract now(): Instant;
  /** The calendar day in Paris. */
  abstract today(): Day;
  /** What the device's own clock is set to at a moment, in minutes ahead of UTC. D-93 */
  abstract deviceOffset(moment: Instant): number;
  abstract sleep(milliseconds: number): Task<void>;
}
