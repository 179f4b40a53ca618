// Generated from provider-states.json: copy it into your verification.
import { oneOf, reading, text } from '../parameters.js';

export interface AuthGatewayStates {
  /** Outside production: a file can be resumed by this number. */
  "a non-production identifier exists"(params: { readonly kind: 'client' | 'prospect'; readonly id: string }): Promise<void>;
  /** The code can be exchanged once. */
  "an authorization code is valid"(params: { readonly code: string; readonly clientId: string; readonly redirect?: string }): Promise<void>;
  /** The code was exchanged before. */
  "an authorization code was already used"(params: { readonly code: string; readonly clientId: string; readonly redirect?: string }): Promise<void>;
  /** Outside production: nobody has this number. */
  "an identifier is unknown"(params: { readonly kind: 'client' | 'prospect'; readonly id: string }): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: AuthGatewayStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a non-production identifier exists": params => reading(params, given => states["a non-production identifier exists"]({ kind: oneOf(given, 'kind', 'client', 'prospect'), id: text(given, 'id') })),
  "an authorization code is valid": params => reading(params, given => states["an authorization code is valid"]({ code: text(given, 'code'), clientId: text(given, 'clientId'), ...('redirect' in given ? { redirect: text(given, 'redirect') } : {}) })),
  "an authorization code was already used": params => reading(params, given => states["an authorization code was already used"]({ code: text(given, 'code'), clientId: text(given, 'clientId'), ...('redirect' in given ? { redirect: text(given, 'redirect') } : {}) })),
  "an identifier is unknown": params => reading(params, given => states["an identifier is unknown"]({ kind: oneOf(given, 'kind', 'client', 'prospect'), id: text(given, 'id') })),
});
