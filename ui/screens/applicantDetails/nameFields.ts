/** Name fields in display order; `token`: value of `autocomplete`. INF-01, D-89 */
const nameFields = [
  { name: 'lastName', token: 'family-name', optional: false },
  { name: 'firstName', token: 'given-name', optional: false },
  { name: 'birthName', token: undefined, optional: false },
  { name: 'oneName' },
  { name: 'otherFirstNames', token: 'additional-name', optional: true },
] as const;

type NameField = (typeof nameFields)[number];

const ofFirstNames: readonly NameField['name'][] = ['firstName', 'otherFirstNames'];

/** Omits the first names when the identity document shows a single name. D-89 */
export const namesAsked = ({ oneName }: { readonly oneName: boolean }): readonly NameField[] =>
  nameFields.filter(({ name }) => !oneName || !ofFirstNames.includes(name));
