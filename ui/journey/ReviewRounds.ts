import type * as E from 'fp-ts/Either';
import type { Visibility } from '@application/browser/ports';
import type { Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import type { DossierState } from '@domain/journey/dossierState';
import { pollingLimits } from '@domain/session/pollingLimits';
import { Poller } from '@ui/mvvm/Poller';
import { observed } from '@ui/mvvm/observed';
import type { DossierJourney } from './DossierJourney';

/** Polls in rounds until the bank moves the file on; the journey then opens the next task's page. MID-02, D-30 */
export class ReviewRounds {
  /** The round has used all attempts: polling stops until a new round. */
  over = false;
  tries = 0;
  private readonly poller: Poller;
  private readonly task: string;

  constructor(
    readonly journey: DossierJourney,
    watches: Watches,
    private readonly visibility: Visibility,
  ) {
    this.task = journey.dossier.state.task;
    this.poller = new Poller(watches);
    observed(this);
  }

  get elapsedMs(): number {
    return this.tries * pollingLimits.decide({ what: 'state' }).everyMs;
  }

  /** Polls on mount and each time the tab becomes visible. D-30 */
  enter(): () => void {
    return this.poller.whileSeen(this.visibility, this.start);
  }

  /** Replaces the running round. */
  start(): void {
    this.over = false;
    this.tries = 0;
    void this.poller.start(
      watch => watch.follow(this.look, ({ task }) => task !== this.task),
      failure => {
        this.over = true;
        this.journey.fail(failure, this.start);
      },
      moved => {
        this.over = moved === undefined;
      },
    );
  }

  private look(): Promise<E.Either<Failure, DossierState>> {
    this.tries += 1;
    return this.journey.refresh('polled')();
  }
}
