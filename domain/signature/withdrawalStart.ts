/** Which day starts the period of withdrawal: the last signature, or the day on which the customer had the documents if that is later. D-124 */
export const withdrawalStarts = ['concluded', 'received'] as const;
export type WithdrawalStart = (typeof withdrawalStarts)[number];
