import * as E from 'fp-ts/Either';
import { NamedError, type ErrorTag } from './namedError';
import type { Clause, Rule } from './rule';
import type { Description } from './shape';
import { spoken, type Both, type Parameter } from './says';
import { speaksOf } from './table';

/** Why a rule gave no verdict: it threw a named error, or the input has the wrong shape. */
export type Refusal = ErrorTag | 'INVALID_INPUT';

export interface EntryRow {
  readonly when: object;
  readonly then: unknown;
  readonly because: string;
}

/** A rule without its type parameters, so that one list holds rules of all shapes: takes any input, returns a verdict or a refusal. */
export interface Entry {
  readonly id: string;
  readonly requirements: readonly string[];
  readonly title: Both;
  readonly says: Both;
  /** The sentence with placeholders for its parameters. */
  readonly written: Both;
  readonly parameters: readonly (Parameter & { readonly name: string })[];
  readonly clauses: readonly Clause[];
  readonly known: Readonly<Record<string, readonly unknown[]>>;
  readonly since: string | undefined;
  readonly decidedBy: 'bank' | undefined;
  readonly pinnedBy: string | undefined;
  readonly input: Description;
  readonly table: readonly EntryRow[] | undefined;
  readonly examples: readonly { readonly title: string; readonly given: unknown; readonly verdict: unknown }[];
  readonly refusals: readonly { readonly title: string; readonly given: unknown; readonly tag: string }[];
  readonly evaluate: (given: unknown) => E.Either<Refusal, unknown>;
  /** The indexes of the table's rows that match a case: exactly one where the rule is a table. */
  readonly rowsOf: (given: unknown) => readonly number[];
}

/** Any other error means that the case is out of the rule's range: a day after the last one, a text too long. */
const refusalOf = (error: unknown): Refusal => (error instanceof NamedError ? error.tag : 'INVALID_INPUT');

const evaluating =
  <Case, Verdict>({ input, decide }: Rule<Case, Verdict>) =>
  (given: unknown): E.Either<Refusal, unknown> => {
    if (!input.is(given)) return E.left('INVALID_INPUT');
    try {
      return E.right(decide(given));
    } catch (error) {
      return E.left(refusalOf(error));
    }
  };

export const entry = <Case, Verdict>(rule: Rule<Case, Verdict>): Entry => ({
  id: rule.id,
  requirements: rule.requirements,
  title: spoken(rule.title, rule.parameters ?? {}),
  says: spoken(rule.says, rule.parameters ?? {}),
  written: rule.says,
  parameters: Object.entries(rule.parameters ?? {}).map(([name, parameter]) => ({ name, ...parameter })),
  clauses: rule.clauses ?? [],
  known: Object.fromEntries(
    Object.entries<readonly unknown[] | undefined>(rule.known ?? {}).map(([field, values]) => [field, values ?? []]),
  ),
  since: rule.since,
  decidedBy: rule.decidedBy,
  pinnedBy: rule.pinnedBy,
  input: rule.input.description,
  table: rule.table,
  examples: rule.examples.map(([title, given, verdict]) => ({ title, given, verdict })),
  refusals: (rule.refusals ?? []).map(([title, given, tag]) => ({ title, given, tag })),
  evaluate: evaluating(rule),
  rowsOf: given => (rule.table ?? []).flatMap((row, index) => (speaksOf(row, given) ? [index] : [])),
});
