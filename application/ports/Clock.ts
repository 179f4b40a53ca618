import type { Task } from 'fp-ts/Task';
import type { Day, Instant } from '@domain/kernel/day';

/** The time: simulated outside production where the configuration sets a date (D-37), otherwise the machine's. */
export abstract class Clock {
  /** ISO 8601 with an offset. */
  abstract now(): Instant;
  /** The calendar day in Paris. */
  abstract today(): Day;
  /** The offset of the device's own clock at a moment, in minutes ahead of UTC. D-93 */
  abstract deviceOffset(moment: Instant): number;
  abstract sleep(milliseconds: number): Task<void>;
}
