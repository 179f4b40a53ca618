import type { Tracking, TrackingEvent } from '@application/ports/Tracking';

const KEPT = 200;

/** A sink in memory: nothing leaves before consent and a tag manager exist (OBS-02, OBS-03). */
export class MemoryTracking implements Tracking {
  readonly events: TrackingEvent[] = [];

  send(event: TrackingEvent): void {
    this.events.push(event);
    if (this.events.length > KEPT) this.events.shift();
  }
}
