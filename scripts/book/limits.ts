import type { Entry } from '@domain/kernel/entry';
import { isRecord } from '@domain/kernel/shape';

/** Two examples that differ in one field and in what is decided: a limit of the rule, seen from both sides. */
export interface Limit {
  readonly field: string;
  readonly from: { readonly value: string; readonly gives: string };
  readonly to: { readonly value: string; readonly gives: string };
}

interface Decided {
  readonly given: Readonly<Record<string, unknown>>;
  readonly gives: string;
}

const decidedCases = ({ examples, refusals }: Entry): readonly Decided[] =>
  [
    ...examples.map(({ given, verdict }) => ({ given, gives: JSON.stringify(verdict) })),
    ...refusals.map(({ given, tag }) => ({ given, gives: tag })),
  ].flatMap(({ given, gives }) => (isRecord(given) ? [{ given, gives }] : []));

const differing = (one: Decided, other: Decided): readonly string[] =>
  Object.keys(one.given).filter(field => JSON.stringify(one.given[field]) !== JSON.stringify(other.given[field]));

const MOST = 12;

/** The limits that a rule's examples show, each field's in order; at most twelve. */
export const limitsOf = (entry: Entry): readonly Limit[] => {
  const cases = decidedCases(entry);
  return cases
    .flatMap((one, index) =>
      cases.slice(index + 1).flatMap((other): readonly Limit[] => {
        const [field, ...more] = differing(one, other);
        if (field === undefined || more.length > 0 || one.gives === other.gives) return [];
        const side = ({ given, gives }: Decided): Limit['from'] => ({ value: JSON.stringify(given[field]), gives });
        return [{ field, from: side(one), to: side(other) }];
      }),
    )
    .slice(0, MOST);
};
