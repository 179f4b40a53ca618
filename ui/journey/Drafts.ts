import type { Position } from '@domain/route/position';
import { observed } from '@ui/mvvm/observed';

type Kept = Readonly<Record<string, object>>;
type At = Pick<Position, 'step' | 'page'>;

const keyOf = ({ step, page }: At): string => `${step} ${page}`;

/**
 * Typed and not saved, by step and page, on a correction from the recap too: as long as the tab is open, and readable nowhere but in its
 * memory. Observable. STP-12, XTR-01, XTR-03
 */
export class Drafts {
  all: Kept = {};

  constructor() {
    observed(this);
  }

  of(at: At): object | undefined {
    return this.all[keyOf(at)];
  }

  /** Undefined: it is saved. */
  keep(at: At, draft: object | undefined): void {
    const others = Object.entries(this.all).filter(([where]) => where !== keyOf(at));
    this.all = Object.fromEntries(draft === undefined ? others : [...others, [keyOf(at), draft]]);
  }

  /** Those of before a session ended, and no others. XTR-36 */
  take(all: Kept): void {
    this.all = all;
  }
}
