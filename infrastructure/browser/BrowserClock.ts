import type { Task } from 'fp-ts/Task';
import type { Clock } from '@application/browser/ports';
import { instantOf } from '@domain/kernel/calendar';
import type { Day, Instant } from '@domain/kernel/day';
import { dayInParis } from './dayInParis';

/** The machine's clock, shifted to the simulated date outside production (D-37), or to the bank's time where the device is wrong (D-113). */
export class BrowserClock implements Clock {
  private readonly offsetMs: number;

  constructor(simulatedNow: Instant | undefined, shiftMs = 0) {
    this.offsetMs = simulatedNow === undefined ? shiftMs : Date.parse(simulatedNow) - Date.now();
  }

  now(): Instant {
    return instantOf(Date.now() + this.offsetMs);
  }

  today(): Day {
    return dayInParis(Date.now() + this.offsetMs);
  }

  deviceOffset(moment: Instant): number {
    return -new Date(moment).getTimezoneOffset();
  }

  sleep(milliseconds: number): Task<void> {
    return () => new Promise(done => setTimeout(done, milliseconds));
  }
}
