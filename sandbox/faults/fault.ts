import * as t from 'io-ts';
import { functionalCodes, proposedCodes } from '@domain/errors/codes';
import type { Bank } from '../bank';

/** The failures that can occur between a front end and a bank. */
export const faultKinds = [
  'latency',
  'reset',
  'lost',
  'never',
  'status',
  'unauthorized',
  'forbidden',
  'malformed',
  'truncated',
  'wrong-type',
  'twice',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const isKind = (value: unknown): value is FaultKind => faultKinds.some(kind => kind === value);

const Kind = new t.Type<FaultKind>(
  'FaultKind',
  isKind,
  (value, context) => (isKind(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/**
 * A requested fault. `method`: in capitals, `*` for any; `path`: from the slash on, without the query, `*` for anything; `latencyMs`: for
 * `latency`; `status`: for `status`, with or without the functional code `code` in its body; `times`: number of requests to affect, all
 * if absent.
 */
export const FaultWish = t.intersection(
  [
    t.type({ method: t.string, path: t.string, kind: Kind }),
    t.partial({ latencyMs: t.number, status: t.number, code: t.string, times: t.number }),
  ],
  'FaultWish',
);
export type FaultWish = t.TypeOf<typeof FaultWish>;

export const Fault = t.intersection([FaultWish, t.type({ id: t.string })], 'Fault');
export type Fault = t.TypeOf<typeof Fault>;

export const faultMethods = ['*', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const LONGEST_MS = 120_000;
const MOST_TIMES = 1_000;

const within = (value: number | undefined, least: number, most: number): boolean =>
  value === undefined || (Number.isInteger(value) && value >= least && value <= most);

/** The inconsistent fields of a requested fault; none: it is valid. */
export const wrongInFault = ({ method, path, kind, latencyMs, status, code, times }: FaultWish): readonly string[] =>
  [
    ['method', faultMethods.some(known => known === method)] as const,
    ['path', path.startsWith('/') && !/[?#\s]/.test(path)] as const,
    ['latencyMs', (kind !== 'latency' || latencyMs !== undefined) && within(latencyMs, 1, LONGEST_MS)] as const,
    ['status', (kind !== 'status' || status !== undefined) && within(status, 200, 599)] as const,
    ['code', code === undefined || (kind === 'status' && /^\w{1,60}$/.test(code))] as const,
    ['times', within(times, 1, MOST_TIMES)] as const,
  ].flatMap(([field, right]) => (right ? [] : [field]));

/** The codes in the form beside a status; the API accepts any other. */
export const faultCodes: readonly string[] = [...functionalCodes, ...proposedCodes];

const literally = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const concerns = ({ method, path }: Fault, request: { readonly method: string; readonly path: string }): boolean =>
  (method === '*' || method === request.method) && new RegExp(`^${path.split('*').map(literally).join('.*')}$`).test(request.path);

export const validationErrorsOf = (bank: Bank): readonly Fault[] => bank.store.all('fault', Fault);

export const setFault = (bank: Bank, wish: FaultWish): Fault => {
  const fault = { ...wish, id: bank.identifier('fault') };
  bank.store.put('fault', fault.id, fault);
  return fault;
};

export const removeFault = (bank: Bank, id: string): boolean => {
  const known = bank.store.get('fault', id, Fault) !== undefined;
  bank.store.remove('fault', id);
  return known;
};

export const removeFaults = (bank: Bank): void => validationErrorsOf(bank).forEach(({ id }) => bank.store.remove('fault', id));

/** The oldest fault that matches the request; uses one of its times up. */
export const takeFault = (bank: Bank, request: { readonly method: string; readonly path: string }): Fault | undefined => {
  const fault = validationErrorsOf(bank).find(each => concerns(each, request));
  if (fault?.times === undefined) return fault;
  if (fault.times > 1) bank.store.put('fault', fault.id, { ...fault, times: fault.times - 1 });
  else bank.store.remove('fault', fault.id);
  return fault;
};
