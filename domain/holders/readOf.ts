import type { ProofCategory } from '@domain/proofs/papers';
import type { ProofFacts } from '@domain/proofs/proof';
import { firstNameAgrees, lastNameAgrees, printedOn } from './printedName';
import { isBlankName } from '@domain/field/sameName';
import type { Prospect } from './prospect';

/** The data of a document counts only if the document is in the person's name: another one prefills nothing. PER-01, D-63, D-92 */
export const readOf = ({ identity }: Prospect, category: ProofCategory, facts: ProofFacts): ProofFacts => {
  const { firstName = '', lastName = '', birthName = '' } = identity;
  const declared = { firstName, lastName, birthName };
  const printed = { lastName: facts['lastName'] ?? lastName, firstName: facts['firstName'] ?? firstName };
  const named = ![lastName, birthName].every(isBlankName);
  const on = printedOn(category);
  return named && lastNameAgrees(declared, printed, on) && firstNameAgrees(declared, printed, on) ? facts : {};
};
