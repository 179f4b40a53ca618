// Generated from provider-states.json: copy it into your verification.
import { flag, number, oneOf, reading, text } from '../parameters.js';

export interface LivenessStates {
  /** The prospect connected has a video check with this outcome. */
  "a liveness check has an outcome"(params: { readonly livenessId: string; readonly status: 'ONGOING' | 'ENDED' | 'ERROR'; readonly validated: boolean; readonly count: number; readonly role?: 'TIT' | 'COT' }): Promise<void>;
  /** The bearer token is valid, the resource is somebody else’s. */
  "a session has no right to the resource"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The file stands at the signature of this person; it has documents to read before and documents to sign. */
  "an exchange has documents to sign"(params: { readonly id: string; readonly role: 'TIT' | 'COT'; readonly origin?: string }): Promise<void>;
  /** No bearer token is valid. */
  "no valid session"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The prospect connected may begin no other video check, and the last one says so. */
  "the liveness attempts are exhausted"(params: { readonly livenessId: string; readonly count: number }): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: LivenessStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a liveness check has an outcome": params => reading(params, given => states["a liveness check has an outcome"]({ livenessId: text(given, 'livenessId'), status: oneOf(given, 'status', 'ONGOING', 'ENDED', 'ERROR'), validated: flag(given, 'validated'), count: number(given, 'count'), ...('role' in given ? { role: oneOf(given, 'role', 'TIT', 'COT') } : {}) })),
  "a session has no right to the resource": () => states["a session has no right to the resource"]({}),
  "an exchange has documents to sign": params => reading(params, given => states["an exchange has documents to sign"]({ id: text(given, 'id'), role: oneOf(given, 'role', 'TIT', 'COT'), ...('origin' in given ? { origin: text(given, 'origin') } : {}) })),
  "no valid session": () => states["no valid session"]({}),
  "the liveness attempts are exhausted": params => reading(params, given => states["the liveness attempts are exhausted"]({ livenessId: text(given, 'livenessId'), count: number(given, 'count') })),
});
