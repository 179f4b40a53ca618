import type { Day } from '@domain/kernel/day';

/** What was looked at, and the outcomes by criterion; `whole`: every page of the product was, and the counts are settled. */
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
