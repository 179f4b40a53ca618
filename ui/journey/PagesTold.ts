import type { Tracking } from '@application/ports/Tracking';
import { journeyTracking } from '@domain/journey/tracking';
import type { Mode } from '@domain/journey/words';
import type { Position } from '@domain/route/position';

/** Each page is told of as it is shown, once; one without a number is not. STP-05, OBS-03 */
export class PagesTold {
  /** The home page that one arrives at was told of as it was shown, before this code came. */
  private last = 'home HomePage';

  constructor(private readonly tracking: Tracking) {}

  tell({ step, page }: Position, mode: Mode): void {
    const shown = `${step} ${page}`;
    if (shown === this.last) return;
    this.last = shown;
    const number = journeyTracking.decide({ taskId: step, mode, page });
    if (number !== null) this.tracking.send({ kind: 'step', step, number });
  }
}
