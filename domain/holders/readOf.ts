import type { ProofFacts } from '@domain/proofs/proof';
import { sameName } from './differ';
import type { Prospect } from './prospect';

/** What a document says counts for a person only where it is in their name: one in another name fills nothing. PER-01, D-63 */
export const readOf = ({ identity: { firstName = '', lastName = '', birthName = '' } }: Prospect, facts: ProofFacts): ProofFacts => {
  const { lastName: family = lastName, firstName: given = firstName } = facts;
  const sameFamily = [lastName, birthName].some(name => name !== '' && sameName(name, family));
  const [first = ''] = given.split(',');
  return sameFamily && (sameName(first, firstName) || sameName(given.replaceAll(',', ' '), firstName)) ? facts : {};
};
