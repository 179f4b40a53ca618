import type { Clock } from '@application/ports/Clock';
import type { Gestures } from '@application/ports/Gestures';
import type { SessionStore } from '@application/ports/SessionStore';
import type { Settings } from '@application/ports/Settings';
import type { Visibility } from '@application/ports/Visibility';
import { sessionInactivity } from '@domain/session/inactivity';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { Visit } from '@ui/journey/Visit';
import { observed } from '@ui/mvvm/observed';
import { matchResult } from '@ui/mvvm/matchResult';

/** Interval between two checks, in milliseconds: the countdown shows seconds. */
const SECOND_MS = 1_000;

/**
 * Warns an inactive person, then ends the session. It compares clock times, not timers: a hidden tab or a sleeping
 * computer is checked as soon as it is back. SES-03, SES-04
 */
export class Inactivity {
  /** Seconds until the session ends; undefined: no warning. */
  left: number | undefined = undefined;
  /** The request that extends the session is running. */
  staying = false;
  private since: number;
  private watching = false;

  constructor(
    private readonly clock: Clock,
    private readonly gestures: Gestures,
    private readonly visibility: Visibility,
    private readonly session: SessionStore,
    private readonly settings: Settings,
    private readonly journey: Pick<FileJourney, 'refresh' | 'fail'>,
    private readonly file: { readonly file: unknown },
    private readonly visit: Visit,
  ) {
    this.since = this.now;
    observed(this);
  }

  /** Does nothing when the configuration turns it off. SES-04 */
  enter(): void | (() => void) {
    if (!this.settings.inactivity.tracked) return;
    this.watching = true;
    const ends = [this.gestures.watch(this.touched), this.visibility.whenSeen(this.judge)];
    void this.watch();
    return () => {
      this.watching = false;
      for (const end of ends) end();
    };
  }

  /** Extends the session by reloading the file, then restarts the count. */
  async stay(): Promise<void> {
    if (this.file.file === undefined) return this.extended();
    this.staying = true;
    await matchResult(
      this.journey.refresh(),
      failure => this.journey.fail(failure),
      () => undefined,
    );
    this.extended();
  }

  leave(): void {
    this.visit.signOut();
  }

  private get now(): number {
    return Date.parse(this.clock.now());
  }

  /** While the warning is open, only its buttons count as activity. */
  private touched(): void {
    if (this.left === undefined) this.since = this.now;
  }

  private extended(): void {
    this.staying = false;
    this.left = undefined;
    this.since = this.now;
  }

  private judge(): void {
    if (this.session.session() === undefined) return this.extended();
    const { afterMs, popupMs } = this.settings.inactivity;
    const idleMs = this.now - this.since;
    switch (sessionInactivity.decide({ idleMs, afterMs, popupMs })) {
      case 'active':
        this.left = undefined;
        return;
      case 'asked':
        this.left = Math.ceil((afterMs + popupMs - idleMs) / SECOND_MS);
        return;
      case 'ended':
        this.watching = false;
        this.visit.lose();
    }
  }

  private async watch(): Promise<void> {
    while (this.watching) {
      await this.clock.sleep(SECOND_MS)();
      if (this.watching && !this.staying) this.judge();
    }
  }
}
