import { townForPeople } from '@domain/field/townForPeople';
import type { Entry } from '@domain/referentials/entries';
import { inFrench } from '@ui/kit/inFrench';
import type { Option } from '@ui/kit/matching';

/** Options of a referential: value is the code; other names help the search. D-67, D-87 */
export const optionsOf = (entries: readonly Entry[]): readonly Option[] =>
  entries.map(({ code, label, also, translated }) => ({ value: code, label, also, ...(translated ? {} : inFrench) }));

/** Options of towns: the bank stores a town's label; duplicates are removed. */
export const labelsOf = (entries: readonly { readonly label: string }[]): readonly Option[] =>
  [...new Set(entries.map(({ label }) => label))].map(label => ({ value: label, label: townForPeople(label), ...inFrench }));
