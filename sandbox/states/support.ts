import { openFile } from '../api/state';
import type { Bank } from '../bank';
import type { Subscription } from '../store/documents';
import { FAKE } from './fake';

export type Params = Readonly<Record<string, unknown>>;
export type Seed = (bank: Bank, params: Params) => void;

export const text = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

/** A file of a fictional person, and the bearer that the contracts use. */
export const file = (bank: Bank, change: Partial<Subscription> = {}, workflow: 'individual' | 'joint' = 'individual'): Subscription => {
  const opened = openFile(
    bank,
    {
      workflowType: workflow,
      selectedContracts: [],
      holder: FAKE.holder,
      ...(workflow === 'joint' ? { coHolder: FAKE.coHolder } : {}),
    },
    false,
  );
  const subscription = { ...opened, ...change };
  bank.keep(subscription);
  bank.store.put('token', FAKE.token, { value: FAKE.token, subscription: subscription.id, expires: bank.millis() + 60_000 });
  return subscription;
};

export const workflowOf = ({ workflow }: Params): Subscription['workflow'] => (workflow === 'joint' ? 'joint' : 'individual');
