import { DcqlQuery } from 'dcql';

/** The one credential of a request, by which the answer names it. */
export const QUERY_ID = 'pid';

/** The claims of the European identity data that every one has. Source: PID rulebook 1.7, section 2. */
const always = [
  'family_name',
  'given_name',
  'birthdate',
  'place_of_birth',
  'nationalities',
  'date_of_expiry',
  'issuing_authority',
  'issuing_country',
] as const;
/** Those that some have, the most useful first. */
const sometimes = ['address', 'birth_family_name', 'birth_given_name'] as const;

/** Each choice among the claims that some have, the fullest first: a query has no optional claim, only sets of claims. */
const choices = sometimes
  .reduceRight<readonly (readonly string[])[]>((found, claim) => [...found.map(set => [claim, ...set]), ...found], [[]])
  .map(set => [...always, ...set]);

export const askedClaims: readonly string[] = [...always, ...sometimes];

/** What the bank asks of a wallet. Objects are named whole: their parts differ from country to country. */
export const queryOf = (types: readonly string[]): DcqlQuery.Output => {
  const query = DcqlQuery.parse({
    credentials: [
      {
        id: QUERY_ID,
        format: 'dc+sd-jwt',
        meta: { vct_values: [...types] },
        claims: askedClaims.map(claim => ({ id: claim, path: [claim] })),
        claim_sets: choices.map(set => [...set]),
      },
    ],
  });
  DcqlQuery.validate(query);
  return query;
};
