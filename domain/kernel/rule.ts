import type { Both, Parameters } from './says';
import type { Shape } from './shape';
import type { Row } from './table';

/** `[title, given, verdict]`; at least one just inside and one just outside each limit. */
export type Example<Case, Verdict> = readonly [title: string, given: Case, verdict: Verdict];

/**
 * `[the clause in the English sentence, the example that respects it, the example that breaks it]`: the two examples have different
 * verdicts.
 */
export type Clause = readonly [words: string, kept: string, broken: string];

/**
 * A rule that an auditor can read: its sentence, its sources, its decision, and examples that must hold. The application calls these
 * objects; no other code repeats their decisions.
 */
export interface Rule<Case, Verdict> {
  readonly id: `${string}.${string}`;
  readonly requirements: readonly [string, ...string[]];
  readonly title: Both;
  readonly says: Both;
  /** The numbers and codes of the decision, as data: the sentence names each by `{name}`, and contains no other number. */
  readonly parameters?: Parameters;
  /** Each ‘only’, ‘never’, ‘under’ or the like in the sentence, with an example on either side. */
  readonly clauses?: readonly Clause[];
  /** For fields with open values: the values for which the rule book lists a grid. */
  readonly known?: { readonly [Field in keyof NoInfer<Case>]?: readonly NoInfer<Case>[Field][] };
  /** The first day on which the rule applies, if it has one (ISO). */
  readonly since?: string;
  /**
   * The front end never calls the rule: the bank decides. `pinnedBy`: the contract's interaction that proves the bank's answer, by its
   * description.
   */
  readonly decidedBy?: 'bank';
  readonly pinnedBy?: string;
  readonly input: Shape<Case>;
  readonly decide: (given: NoInfer<Case>) => Verdict;
  /** The decision as a finite table, where it is one: `decide` reads these rows. */
  readonly table?: readonly Row<NoInfer<Case>, unknown>[];
  readonly examples: readonly [Example<NoInfer<Case>, NoInfer<Verdict>>, ...Example<NoInfer<Case>, NoInfer<Verdict>>[]];
  /** Cases in which the rule throws a named error instead of deciding. */
  readonly refusals?: readonly (readonly [title: string, given: NoInfer<Case>, tag: string])[];
}

export const rule = <Case, Verdict>(definition: Rule<Case, Verdict>): Rule<Case, Verdict> => definition;
