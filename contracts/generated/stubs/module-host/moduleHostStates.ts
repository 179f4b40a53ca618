// Generated from provider-states.json: copy it into your verification.
import { map, reading } from '../parameters.js';

export interface ModuleHostStates {
  /** The reference file answers 404 to a query. */
  "module hashes are absent with a query"(params: { readonly modules: Readonly<Record<string, unknown>> }): Promise<void>;
  /** The reference file names these modules. */
  "module hashes are published"(params: { readonly modules: Readonly<Record<string, unknown>> }): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: ModuleHostStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "module hashes are absent with a query": params => reading(params, given => states["module hashes are absent with a query"]({ modules: map(given, 'modules') })),
  "module hashes are published": params => reading(params, given => states["module hashes are published"]({ modules: map(given, 'modules') })),
});
