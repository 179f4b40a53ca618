import { loaderCalls, localCalls } from './callsOutsideJourney';
import { journeyCalls } from './journey';
import { minimalCalls } from './minimal';

/** All calls by sender: the journey, the minimal application, the loader, or a local host. */
export const callsBySender = {
  journey: journeyCalls,
  minimal: minimalCalls,
  loader: loaderCalls,
  local: localCalls,
} as const;

/** Every call to the bank, its identity provider and its module host: the only place of each method, path and authentication. */
export const bankCalls = { ...minimalCalls, ...journeyCalls, ...loaderCalls, ...localCalls } as const;

export type CallName = keyof typeof bankCalls;
