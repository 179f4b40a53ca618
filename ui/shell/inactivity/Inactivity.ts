import type { Clock, Gestures, Visibility } from '@application/browser/ports';
import type { SessionStore } from '@application/session/ports';
import type { Settings } from '@application/Settings';
import { sessionEnding } from '@domain/session/ending';
import { sessionInactivity } from '@domain/session/inactivity';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { Visit } from '@ui/journey/Visit';
import { observed } from '@ui/mvvm/observed';
import { matchResult } from '@ui/mvvm/matchResult';

/** Interval between two checks, in milliseconds: the countdown shows seconds. */
const SECOND_MS = 1_000;
/** Seconds left at which screen readers hear the countdown; more would drown other speech. */
const SAID_AT = [120, 60, 30, 15, 5] as const;

/** `idle`: nobody acts, and an answer keeps the session. `ending`: the token ends soon, whatever the person does. */
export type Warning = 'idle' | 'ending';

/**
 * Warns before the session ends: an inactive person, and everybody two minutes before the token's end. It compares clock times, not
 * timers: a hidden tab or a sleeping computer is checked as soon as it is back. SES-01, SES-03, SES-04
 */
export class Inactivity {
  warning: Warning | undefined = undefined;
  /** Seconds until the session ends. */
  left = 0;
  /** The seconds that screen readers hear: those at the last of `SAID_AT`. */
  said = 0;
  /** The request that extends the session is running. */
  staying = false;
  private since: number;
  private watching = false;
  /** The token whose end the person has read about. */
  private seen: string | undefined = undefined;

  constructor(
    private readonly clock: Clock,
    private readonly gestures: Gestures,
    private readonly visibility: Visibility,
    private readonly session: SessionStore,
    private readonly settings: Settings,
    private readonly journey: Pick<DossierJourney, 'refresh' | 'fail'>,
    private readonly dossiers: { readonly dossier: unknown },
    private readonly visit: Visit,
  ) {
    this.since = this.now;
    observed(this);
  }

  enter(): () => void {
    this.watching = true;
    const ends = [this.gestures.watch(this.touched), this.visibility.whenSeen(this.judge)];
    void this.watch();
    return () => {
      this.watching = false;
      for (const end of ends) end();
    };
  }

  /** Extends an idle session by reloading the file, then restarts the count. */
  async stay(): Promise<void> {
    if (this.dossiers.dossier === undefined) return this.extended();
    this.staying = true;
    await matchResult(
      this.journey.refresh(),
      failure => this.journey.fail(failure),
      () => undefined,
    );
    this.extended();
  }

  /** Continues until the token ends: the person knows when. */
  goOn(): void {
    this.seen = this.session.session()?.value;
    this.extended();
  }

  /** Signs in again before the token ends. XTR-36 */
  async renew(): Promise<void> {
    this.staying = true;
    await this.visit.renew();
  }

  leave(): void {
    this.visit.signOut();
  }

  private get now(): number {
    return Date.parse(this.clock.now());
  }

  /** While a warning is open, only its buttons count as activity. */
  private touched(): void {
    if (this.warning === undefined) this.since = this.now;
  }

  private extended(): void {
    this.staying = false;
    this.warning = undefined;
    this.since = this.now;
  }

  private judge(): void {
    const session = this.session.session();
    if (session === undefined) return this.extended();
    const leftMs = Date.parse(session.expiration) - this.now;
    const idleMs = this.idleLeftMs;
    if (idleMs !== undefined && idleMs <= 0) return this.end();
    if (idleMs !== undefined && idleMs < leftMs) return this.warn('idle', idleMs);
    // The end itself is SessionEnd's.
    if (sessionEnding.decide({ leftMs }) === 'announced' && this.seen !== session.value) return this.warn('ending', leftMs);
    this.warning = undefined;
  }

  /** Milliseconds that an inactive person has left to answer; undefined: they are active, or nothing is tracked (SES-04). */
  private get idleLeftMs(): number | undefined {
    const { afterMs, popupMs, tracked } = this.settings.inactivity;
    const idleMs = this.now - this.since;
    return tracked && sessionInactivity.decide({ idleMs, afterMs, popupMs }) !== 'active' ? afterMs + popupMs - idleMs : undefined;
  }

  private warn(warning: Warning, leftMs: number): void {
    const left = Math.ceil(leftMs / SECOND_MS);
    if (this.warning !== warning || SAID_AT.some(at => left <= at && at < this.left)) this.said = left;
    this.left = left;
    this.warning = warning;
  }

  private end(): void {
    this.watching = false;
    this.visit.lose('inactive');
  }

  private async watch(): Promise<void> {
    while (this.watching) {
      await this.clock.sleep(SECOND_MS)();
      if (this.watching && !this.staying) this.judge();
    }
  }
}
