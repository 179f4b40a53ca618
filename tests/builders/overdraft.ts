import type { OverdraftFigures } from '@domain/offer/overdraftFigures';

/** 16 % a year: 0.31 € for 100 € over 7 days. */
export const overdraftFigures: OverdraftFigures = {
  rate: 16,
  apr: undefined,
  repayWithinDays: 30,
  example: { amount: 100, days: 7, cost: 0.31 },
};
