import type { Entry } from '@domain/referentials/entries';
import type { Option } from '@ui/kit/matching';

/** A referential as a field offers it: the code behind, the label shown, other names that find it. D-67, D-87 */
export const optionsOf = (entries: readonly Entry[]): readonly Option[] =>
  entries.map(({ code, label, also }) => ({ value: code, label, also }));

/** Towns, which are kept by their label: each of them once. */
export const labelsOf = (entries: readonly { readonly label: string }[]): readonly Option[] =>
  [...new Set(entries.map(({ label }) => label))].map(label => ({ value: label, label }));
