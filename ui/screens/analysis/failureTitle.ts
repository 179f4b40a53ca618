import type { ProofOutcome } from '@domain/proofs/proof';
import type { MessagesOf } from '@ui/copy/byReader';
import type { analysisMessages } from '@messages/analysis';
import type { proofReasonsMessages } from '@messages/proofReasons';

type Failed = Extract<ProofOutcome, { kind: 'failed' }>;

/** Names the mention or the kind of date where the answer carries it; else the reason alone. PRF-08 */
export const failureTitle = (
  { reason, read, expected }: Pick<Failed, 'reason' | 'read' | 'expected'>,
  { failed }: MessagesOf<typeof analysisMessages>,
  reasons: MessagesOf<typeof proofReasonsMessages>,
): string => {
  const { withoutMention = '', issuedUntil = '' } = expected;
  const { issued = '' } = read;
  if (reason === 'SPECIAL_MENTION_IN_ADDRESS' && withoutMention !== '') return failed.mention(withoutMention);
  if (reason === 'ISSUE_DATE' && issued !== '' && issuedUntil !== '') return issued > issuedUntil ? failed.inFuture : failed.tooOld;
  return reasons[reason].title;
};
