import type { Entry } from '@domain/referentials/entries';
import type { Option } from '@ui/kit/matching';

/** A referential as a field offers it: the code behind, the label shown, other names that find it. D-67, D-87 */
export const optionsOf = (entries: readonly Entry[]): readonly Option[] =>
  entries.map(({ code, label, also }) => ({ value: code, label, also }));

interface Named {
  readonly label: string;
  readonly also?: readonly string[] | undefined;
}

/** Towns, which are kept by their label: each of them once, with the names that all of that label had. */
export const labelsOf = (entries: readonly Named[]): readonly Option[] => {
  const named = new Map<string, readonly string[]>();
  for (const { label, also = [] } of entries) named.set(label, [...(named.get(label) ?? []), ...also]);
  return [...named].map(([label, also]) => ({ value: label, label, also }));
};
