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

/** How often the clock is looked at, in milliseconds: the countdown shows seconds. */
const SECOND_MS = 1_000;

/**
 * Asks whether the person is still there, and ends the session where nobody answers. What counts is the time that has passed by the clock:
 * a tab that was hidden and a machine that slept are judged as soon as they are back. SES-03, SES-04
 */
export class Inactivity {
  /** Seconds until the session ends; undefined: nobody is asked. */
  left: number | undefined = undefined;
  /** The answer is on its way to the bank. */
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

  /** From the page's arrival to its end; where the configuration says so. SES-04 */
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

  /** The person is there: the file is read again, and the count begins anew. */
  async stay(): Promise<void> {
    if (this.file.file === undefined) return this.stayed();
    this.staying = true;
    await matchResult(
      this.journey.refresh(),
      failure => this.journey.fail(failure),
      () => undefined,
    );
    this.stayed();
  }

  leave(): void {
    this.visit.signOut();
  }

  private get now(): number {
    return Date.parse(this.clock.now());
  }

  /** While the question stands its buttons answer it. */
  private touched(): void {
    if (this.left === undefined) this.since = this.now;
  }

  private stayed(): void {
    this.staying = false;
    this.left = undefined;
    this.since = this.now;
  }

  private judge(): void {
    if (this.session.session() === undefined) return this.stayed();
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
