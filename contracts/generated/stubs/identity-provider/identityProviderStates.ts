// Generated from provider-states.json: copy it into your verification.
import { reading, text } from '../parameters.js';

export interface IdentityProviderStates {
  /** The code is that of an adviser’s workstation, good once and without a challenge. */
  "a workstation gave a code"(params: { readonly code: string; readonly clientId: string; readonly redirect: string }): Promise<void>;
  /** The code can be exchanged once. */
  "an authorization code is valid"(params: { readonly code: string; readonly clientId: string; readonly redirect?: string }): Promise<void>;
  /** The code was exchanged before. */
  "an authorization code was already used"(params: { readonly code: string; readonly clientId: string; readonly redirect?: string }): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: IdentityProviderStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a workstation gave a code": params => reading(params, given => states["a workstation gave a code"]({ code: text(given, 'code'), clientId: text(given, 'clientId'), redirect: text(given, 'redirect') })),
  "an authorization code is valid": params => reading(params, given => states["an authorization code is valid"]({ code: text(given, 'code'), clientId: text(given, 'clientId'), ...('redirect' in given ? { redirect: text(given, 'redirect') } : {}) })),
  "an authorization code was already used": params => reading(params, given => states["an authorization code was already used"]({ code: text(given, 'code'), clientId: text(given, 'clientId'), ...('redirect' in given ? { redirect: text(given, 'redirect') } : {}) })),
});
