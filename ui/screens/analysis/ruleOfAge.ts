import { papers } from '@domain/proofs/papers';
import type { ProofOutcome } from '@domain/proofs/proof';

/** The rule to explain where a document is too old; undefined: none. XTR-23 */
export const ruleOfAge = (outcome: ProofOutcome | undefined, documentCode: string | undefined): 'fresh' | 'idCard' | undefined => {
  if (outcome?.kind !== 'failed') return undefined;
  if (outcome.reason === 'ISSUE_DATE') return 'fresh';
  return outcome.reason === 'EXPIRED' && documentCode === papers.CNI.code ? 'idCard' : undefined;
};
