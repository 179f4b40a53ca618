import { journeyLeftBy } from '@domain/journey/leftBy';
import { taskId, taskIds } from '@domain/journey/steps';
import { adviserOf } from './advisers';
import type { Bank } from './bank';
import type { Who } from './signing';
import { nameOf } from './store/applicants';
import { applicantOf, type Subscription } from './store/documents';

/** The actor of what the bank does by itself. */
export const BANK = 'Banque';

/** The name of who ends a task: one of the clients, else the adviser who leads the file. */
export const actorOf = (subscription: Subscription, who: Who | undefined): string =>
  who ? nameOf(applicantOf(subscription, who)) : (adviserOf(subscription.adviser)?.name ?? BANK);

/** Records the end of a task of an adviser's file. XTR-53 */
export const logged = (bank: Bank, subscription: Subscription, task: string, by: string): Subscription => {
  if (!subscription.initBo || !taskId.is(task)) return subscription;
  const who = journeyLeftBy.decide({ taskId: task, mode: 'mdc' }) === 'bank' ? BANK : by;
  return { ...subscription, log: [...(subscription.log ?? []), { taskId: task, who, at: bank.now() }] };
};

/** Records a move to a later task; a return to an earlier one ends nothing. */
export const moved = (bank: Bank, subscription: Subscription, to: string, by = BANK): Subscription => {
  const rankOf = (task: string): number => taskIds.findIndex(known => known === task);
  return rankOf(to) > rankOf(subscription.task) ? logged(bank, subscription, subscription.task, by) : subscription;
};
