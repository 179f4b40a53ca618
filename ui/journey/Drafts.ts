import type { PageName, StepName } from '@domain/journey/steps';

/** Typed and not saved, by step and page: as long as the tab is open, and readable nowhere but in its memory. STP-12, XTR-03 */
export class Drafts {
  private readonly kept = new Map<string, object>();

  get all(): Readonly<Record<string, object>> {
    return Object.fromEntries(this.kept);
  }

  of(step: StepName, page: PageName): object | undefined {
    return this.kept.get(`${step} ${page}`);
  }

  /** Undefined: it is saved. */
  keep(step: StepName, page: PageName, draft: object | undefined): void {
    if (draft === undefined) this.kept.delete(`${step} ${page}`);
    else this.kept.set(`${step} ${page}`, draft);
  }

  /** Those of before a session ended, and no others. XTR-36 */
  take(all: Readonly<Record<string, object>>): void {
    this.kept.clear();
    for (const [where, draft] of Object.entries(all)) this.kept.set(where, draft);
  }
}
