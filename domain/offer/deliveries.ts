import { DEFAULT_DELIVERY, type DeliveryMode } from './contracts';

/** A delivery mode. Delay in working days, `price` in euros. AGY-02 */
export interface Delivery {
  readonly mode: DeliveryMode;
  readonly minDays: number;
  readonly maxDays: number;
  readonly price: number;
  readonly default: boolean;
}

export const agency = { mode: 'AGEN', minDays: 3, maxDays: 3, price: 0 } as const;
export const home = { mode: 'STAN', minDays: 4, maxDays: 5, price: 0 } as const;
export const express = { mode: 'EXPR', minDays: 2, maxDays: 2, price: 8.5 } as const;

const ways: readonly Omit<Delivery, 'default'>[] = [agency, home, express];
export const deliveries: readonly Delivery[] = ways.map(way => ({ ...way, default: way.mode === DEFAULT_DELIVERY }));
