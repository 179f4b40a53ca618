import type { Both, Parameters } from './says';
import type { Shape } from './shape';
import type { Row } from './table';

/** `[title, given, verdict]`; at least one just inside and one just outside each limit. */
export type Example<Case, Verdict> = readonly [title: string, given: Case, verdict: Verdict];

/** `[the clause in the English sentence, the example that keeps to it, the example that breaks it]`: two titles, two different verdicts. */
export type Clause = readonly [words: string, kept: string, broken: string];

/**
 * A rule that an auditor can read: what it says, where it comes from, how it decides, examples that must hold.
 * The application calls these objects; no second copy of what they decide exists.
 */
export interface Rule<Case, Verdict> {
  readonly id: `${string}.${string}`;
  readonly requirements: readonly [string, ...string[]];
  readonly title: Both;
  readonly says: Both;
  /** What it decides with, as data: its sentence names each number by `{name}`, and holds no other. */
  readonly parameters?: Parameters;
  /** What ‘only’, ‘never’, ‘under’ and their like say in the sentence, each with an example on either side. */
  readonly clauses?: readonly Clause[];
  /** For fields that no list closes: the values that its grid is written down for. */
  readonly known?: { readonly [Field in keyof NoInfer<Case>]?: readonly NoInfer<Case>[Field][] };
  /** First day on which the rule applies, where it has one (ISO). */
  readonly since?: string;
  /** The front end never asks it: the bank decides, and an interaction of the contracts, named by its description, holds it to the answer. */
  readonly decidedBy?: 'bank';
  readonly pinnedBy?: string;
  readonly input: Shape<Case>;
  readonly decide: (given: NoInfer<Case>) => Verdict;
  /** The decision as a finite table, where it is one: `decide` reads these very rows. */
  readonly table?: readonly Row<NoInfer<Case>, unknown>[];
  readonly examples: readonly [Example<NoInfer<Case>, NoInfer<Verdict>>, ...Example<NoInfer<Case>, NoInfer<Verdict>>[]];
  /** Cases in which the rule throws a named error instead of deciding. */
  readonly refusals?: readonly (readonly [title: string, given: NoInfer<Case>, tag: string])[];
}

export const rule = <Case, Verdict>(definition: Rule<Case, Verdict>): Rule<Case, Verdict> => definition;
