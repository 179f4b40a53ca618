import type { Bank } from './bank';
import type { Subscription } from './store/documents';

/** What an overdraft costs at this bank: rate in percent a year, amounts in euros. XTR-71 */
export const overdraftOnOffer = { rate: 16, repayWithinDays: 30, example: { amount: 100, days: 7, cost: 0.31 } } as const;

/** The contracts without an overdraft that the desk refuses. XTR-71 */
export const granted = <Contract extends { readonly type: string }>(
  bank: Bank,
  { id }: Pick<Subscription, 'id'>,
  contracts: readonly Contract[],
): readonly Contract[] => (bank.switchesFor(id).overdraft === 'refused' ? contracts.filter(({ type }) => type !== 'OVERDRAFT') : contracts);
