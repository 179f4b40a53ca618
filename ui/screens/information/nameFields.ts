/** The fields of a person's names, in their order; `token`: what a browser fills them with. INF-01, D-89 */
const nameFields = [
  { name: 'lastName', token: 'family-name', optional: false },
  { name: 'birthName', token: undefined, optional: false },
  { name: 'firstName', token: 'given-name', optional: false },
  { name: 'oneName' },
  { name: 'otherFirstNames', token: 'additional-name', optional: true },
] as const;

type NameField = (typeof nameFields)[number];

const ofFirstNames: readonly NameField['name'][] = ['firstName', 'otherFirstNames'];

/** Those that are asked: no first name where the identity document bears one name only. D-89 */
export const namesAsked = ({ oneName }: { readonly oneName: boolean }): readonly NameField[] =>
  nameFields.filter(({ name }) => !oneName || !ofFirstNames.includes(name));
