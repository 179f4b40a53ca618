import type { Day } from '@domain/kernel/day';

/** Scope and results by criterion of an accessibility check. `whole`: it covered every page, so the counts are final. */
export interface Evidence {
  readonly made: Day;
  readonly criteria: number;
  readonly conform: number;
  readonly not: number;
  readonly notApplicable: number;
  readonly needPerson: number;
  readonly whole: boolean;
  readonly pages: readonly string[];
  readonly states: number;
  readonly axe: string;
  readonly browser: string;
}
