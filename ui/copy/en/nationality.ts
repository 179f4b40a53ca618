import type { Wording } from '../byReader';
import type * as fr from '../fr/nationality';

/** PER-02 */
export const nationalityMessages: Wording<typeof fr.nationalityMessages> = {
  label: 'Nationality',
  french: 'French',
  required: 'Select the nationality: French, or another one.',
  which: 'Country of nationality',
};
