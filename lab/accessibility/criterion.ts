import type { Kind } from './walks/census';
import type { Check } from './walks/inspector';

/** `whole`: what our checks look at is all that the criterion asks; `part`: a person must judge the rest. */
export interface Judged {
  readonly by: 'whole' | 'part';
  /** Checks of the walk; axe's own rules of the criterion are added from their tags. */
  readonly checks?: readonly Check[];
  /** Another test that stands behind it. */
  readonly test?: string;
}

/** A criterion of RGAA 4.1 in our own short words. */
export interface Criterion {
  readonly id: string;
  readonly asks: string;
  /** Not applicable where no page that was walked has any of these. */
  readonly about?: readonly Kind[];
  /** Not applicable where no source of the product speaks of it. */
  readonly spoken?: RegExp;
  /** What a program cannot say; absent where our checks decide. */
  readonly person?: string;
  readonly judged?: Judged;
}

export const whole = (...checks: readonly Check[]): Judged => ({ by: 'whole', checks });
export const part = (...checks: readonly Check[]): Judged => ({ by: 'part', checks });
