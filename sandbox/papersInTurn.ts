import { ranks, type Rank } from '@domain/proofs/papers';
import { slotOf } from '@domain/proofs/slot';
import { taskId, taskIds } from '@domain/journey/steps';
import { PapersInTurn, type Bank } from './bank';
import { emailOf } from './store/applicants';
import type { Subscription } from './store/documents';
import { testValueOf } from './testValues';

/** How the bank takes the papers of a file: each at any time, unless the desk or the holder's e-mail says otherwise. D-125 */
const orderOf = (bank: Bank, { id, holder }: Subscription) => {
  const asked = bank.switchesFor(id).papers ?? testValueOf(emailOf(holder), 'papers');
  return PapersInTurn.is(asked) ? asked : undefined;
};

const allRanks = ({ coHolder }: Subscription): readonly Rank[] => [
  ...Object.values(ranks.TIT),
  ...(coHolder ? Object.values(ranks.COT) : []),
];

/** The ranks that the bank takes now: all, or those of the tasks up to the file's. */
const ranksNow = (bank: Bank, subscription: Subscription): readonly Rank[] => {
  const { task } = subscription;
  if (orderOf(bank, subscription) === undefined || !taskId.is(task)) return allRanks(subscription);
  const begun = taskIds.slice(0, taskIds.indexOf(task) + 1).map(each => slotOf(each)?.rank);
  return allRanks(subscription).filter(rank => begun.includes(rank));
};

/** What the state says of it; a bank of `refused` says nothing (proposed). */
export const documentRanks = (bank: Bank, subscription: Subscription): { readonly documentRanks?: readonly Rank[] } =>
  orderOf(bank, subscription) === 'refused' ? {} : { documentRanks: ranksNow(bank, subscription) };

/** Whether a call of the papers comes before the task of its rank. */
export const isTooEarly = (bank: Bank, subscription: Subscription, rank: string): boolean =>
  allRanks(subscription).some(each => each === rank) && !ranksNow(bank, subscription).some(each => each === rank);
