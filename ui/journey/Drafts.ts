import type { Position } from '@domain/journey/position';
import { observed } from '@ui/mvvm/observed';

type Kept = Readonly<Record<string, object>>;
type At = Pick<Position, 'step' | 'page'>;

const keyOf = ({ step, page }: At): string => `${step} ${page}`;

/**
 * Unsaved input by step and page, corrections from the recap included. Lives in memory only, as long as the tab.
 * Observable. STP-12, XTR-01, XTR-03
 */
export class Drafts {
  all: Kept = {};

  constructor() {
    observed(this);
  }

  of(at: At): object | undefined {
    return this.all[keyOf(at)];
  }

  /** Undefined: the draft has been saved. */
  keep(at: At, draft: object | undefined): void {
    const others = Object.entries(this.all).filter(([where]) => where !== keyOf(at));
    this.all = Object.fromEntries(draft === undefined ? others : [...others, [keyOf(at), draft]]);
  }

  /** Replaces all drafts by those of an expired session. XTR-36 */
  take(all: Kept): void {
    this.all = all;
  }
}
