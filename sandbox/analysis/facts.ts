/** Things that an analysis speaks of. Days are ISO, `country` is three letters, `document` a kind of `printedKinds`, `sides` a list with commas. */
export const findingNames = [
  'document',
  'model',
  'sides',
  'country',
  'number',
  'portrait',
  'lastName',
  'firstName',
  'birthdate',
  'issued',
  'issuedAfter',
  'expires',
  'address',
  'postalCode',
  'city',
  'taxReference',
  'employer',
  'siret',
] as const;
export type FindingName = (typeof findingNames)[number];

/** Name of each thing and its text: what travels as `read` and `expected` of a proof. */
export type Findings = { readonly [Name in FindingName]?: string };
