import { loaderCalls, localCalls } from './apart';
import { journeyCalls } from './journey';
import { minimalCalls } from './minimal';

/** Every call, by who sends it: the journey, the minimal application, the loader; or a local host alone. */
export const callsBySender = {
  journey: journeyCalls,
  minimal: minimalCalls,
  loader: loaderCalls,
  local: localCalls,
} as const;

/** Every call to the bank, its identity provider and its module host: the one place of each method, path and authorisation. */
export const bankCalls = { ...minimalCalls, ...journeyCalls, ...loaderCalls, ...localCalls } as const;

export type CallName = keyof typeof bankCalls;
