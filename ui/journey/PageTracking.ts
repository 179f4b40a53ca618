import type { TrackedPages, Tracking } from '@application/observation/ports';
import { journeyTold, tracked, type ShownPage } from '@domain/journey/trackingOrder';
import { journeyTracking } from '@domain/journey/tracking';
import type { Mode } from '@domain/journey/words';
import { samePage, type Position } from '@domain/journey/position';

/** The first page, tracked before this code has loaded. */
const HOME: ShownPage = { step: 'home', page: 'HomePage' };

/** Tracks a page when it is shown, if the tracking plan gives it a number and the rule counts this visit. STP-05, OBS-03 */
export class PageTracking {
  /** Since the last reload: the page shown, and the last page counted without a file. */
  private shown = HOME;
  private counted = HOME;

  constructor(
    private readonly tracking: Tracking,
    private readonly pages: TrackedPages,
  ) {}

  /** The last page tracked before this code has loaded, where it is not the first. */
  begin(counted: ShownPage): void {
    this.counted = counted;
  }

  /** `holderId`: owner of the file; undefined: no file yet. `beside`: pages that the same screen asks. D-99 */
  track({ step, page }: Position, mode: Mode, holderId: string | undefined, papersFirst = false, beside: readonly ShownPage[] = []): void {
    const [before, at] = [this.shown, { step, page }];
    if (samePage(before, at)) return;
    this.shown = at;
    for (const each of [at, ...beside]) this.count(each, before, mode, holderId, papersFirst);
  }

  private count(at: ShownPage, before: ShownPage, mode: Mode, holderId: string | undefined, papersFirst: boolean): void {
    const { step, page } = at;
    const last = holderId === undefined ? this.counted : this.pages.last(holderId);
    const number = journeyTracking.decide({ taskId: step, mode, page });
    if (number === null || !journeyTold.decide(tracked(at, last, before, papersFirst))) return;
    if (holderId === undefined) this.counted = at;
    else this.pages.keep(holderId, at);
    this.tracking.send({ kind: 'step', step, number });
  }
}
