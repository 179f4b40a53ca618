import { openDossier } from '../api/creation';
import type { Bank } from '../bank';
import { isRecord } from '@domain/kernel/shape';
import { withProvenPhones } from '../phone/owners';
import type { Applicant } from '../store/applicants';
import { partsOf } from '../store/parts';
import type { AccessToken, Subscription } from '../store/documents';
import { FAKE } from './fake';

export type Params = Readonly<Record<string, unknown>>;
export type Seed = (bank: Bank, params: Params) => void;

export const text = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

/** A file of a fictional person, with the token of the contracts. */
export const file = (bank: Bank, change: Partial<Subscription> = {}, workflow: 'individual' | 'joint' = 'individual'): Subscription => {
  const opened = openDossier(
    bank,
    {
      workflowType: workflow,
      selectedContracts: [],
      holder: FAKE.holder,
      ...(workflow === 'joint' ? { coHolder: FAKE.coHolder } : {}),
    },
    false,
  );
  const subscription = { ...withProvenPhones(opened), ...change };
  bank.keep(subscription);
  bearerOf(bank, { subscription: subscription.id });
  return subscription;
};

/** An applicant with these values, by the names of the answer: `birth.county`. */
export const withValues = (applicant: Applicant, values: unknown): Applicant => {
  if (!isRecord(values)) return applicant;
  const at = (place: string): unknown => values[place];
  const number = at('externalReference.externalReferenceValue');
  return {
    ...applicant,
    externalId: text(number, applicant.externalId),
    details: {
      ...applicant.details,
      ...partsOf(({ field, wire }) => {
        const value = at(wire.join('.'));
        return field.kind === 'amount' && typeof value === 'string' ? Number(value) : value;
      }),
    },
  };
};

/** Stores the contracts' token for this owner, by default a person of the file. */
export const bearerOf = (bank: Bank, token: Partial<AccessToken>): void =>
  bank.store.put('token', FAKE.token, { ...token, value: FAKE.token, expires: bank.millis() + 60_000 });

export const workflowOf = ({ workflow }: Params): Subscription['workflow'] => (workflow === 'joint' ? 'joint' : 'individual');

/** Signs an adviser in, on a file if one is given. */
export const adviserConnected = (bank: Bank, subscription?: string): void =>
  bearerOf(bank, { scope: 'adviser', adviser: ADVISER, ...(subscription === undefined ? {} : { subscription }) });

export const ADVISER = 'nadia-exemple';
