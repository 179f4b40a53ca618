import type { Task } from 'fp-ts/Task';
import type { Clock } from '@application/browser/ports';
import type { Day, Instant } from '@domain/kernel/day';

/** The page's clock for one visit: after `stop` no timer fires, so that polls and delays end with their visit. R16 */
export class VisitClock implements Clock {
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private stopped = false;

  constructor(private readonly clock: Pick<Clock, 'now' | 'today' | 'deviceOffset'>) {}

  now(): Instant {
    return this.clock.now();
  }

  today(): Day {
    return this.clock.today();
  }

  deviceOffset(moment: Instant): number {
    return this.clock.deviceOffset(moment);
  }

  sleep(milliseconds: number): Task<void> {
    return () =>
      new Promise(done => {
        if (this.stopped) return;
        const timer = setTimeout(() => {
          this.timers.delete(timer);
          done();
        }, milliseconds);
        this.timers.add(timer);
      });
  }

  stop(): void {
    this.stopped = true;
    this.timers.forEach(clearTimeout);
    this.timers.clear();
  }
}
