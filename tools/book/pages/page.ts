import type { RuleId } from '@domain/register';

/**
 * A figure of the book. `rule`: decided here. `setting`: a key of the configuration, or a fact of the brand; `otherwise`: its other values
 * and what they do. `bank`: the bank sends it; no value is known here.
 */
export type FigureOf =
  | { readonly rule: RuleId; readonly name: string; readonly label: string }
  | { readonly setting: string; readonly label: string; readonly otherwise?: string | undefined }
  | { readonly bank: string };

/** Cases put to one rule, and its answers in words. */
export interface CasesOf {
  readonly rule: RuleId;
  readonly of: readonly (readonly [who: string, given: unknown])[];
  /** The answer in words; no words: the book is refused. */
  readonly tells: (verdict: unknown) => string | undefined;
  /** The table or the text of the decision says these cases: they are not printed again, but the change note tells them. */
  readonly inTable?: true;
}

export interface Decision {
  /** For references; a decision with rules is also found by each of them. */
  readonly id?: string;
  readonly title: string;
  /** Words that auditors use, or a question's subject: the index and the search lead from them to this decision. */
  readonly also?: string;
  readonly rules: readonly RuleId[];
  /**
   * In place of the rules' own sentences, where those speak of the machine; `*` is those sentences; `{rule.id name}` is a parameter, `{key}`
   * a setting, `{@rule.id}` or `{@id}` the number of the decision that has it.
   */
  readonly says?: readonly string[];
  readonly figures?: readonly FigureOf[];
  /** What the person reads: keys of sentences in ui/copy; after a key, what fills its places: `key {days=withdrawal.days}`. */
  readonly reads?: readonly string[];
  readonly cases?: readonly CasesOf[];
  readonly table?: {
    readonly caption: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
    /** Columns whose cells are keys of sentences; empty cells stay. */
    readonly sentences: readonly number[];
  };
}

export interface Page {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly decisions: readonly Decision[];
}

/** Answers in words, by the answer as text. */
export const words =
  (table: Readonly<Record<string, string>>) =>
  (verdict: unknown): string | undefined => {
    const key = typeof verdict === 'string' ? verdict : JSON.stringify(verdict);
    return Object.hasOwn(table, key) ? table[key] : undefined;
  };

export const ici = (rule: RuleId, name: string, label: string): FigureOf => ({ rule, name, label });
export const reglage = (setting: string, label: string, otherwise?: string): FigureOf => ({ setting, label, otherwise });
export const banque = (label: string): FigureOf => ({ bank: label });
