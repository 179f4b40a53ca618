// Generated from provider-states.json: copy it into your verification.
import { list, number, reading, text } from '../parameters.js';

export interface StructureStates {
  /** The bearer token is valid, the resource is somebody else’s. */
  "a session has no right to the resource"(params: Readonly<Record<string, never>>): Promise<void>;
  /** At least one agency is near this point. */
  "agencies exist around a point"(params: { readonly latitude: number; readonly longitude: number; readonly open?: readonly string[] }): Promise<void>;
  /** The agency is open to clients, and its advisers have hours of their own. */
  "an agency exists"(params: { readonly id: string; readonly open: readonly string[]; readonly advisers: readonly string[] }): Promise<void>;
  /** No agency has this id. */
  "an agency is unknown"(params: { readonly id: string }): Promise<void>;
  /** No agency is near this point. */
  "no agency exists around a point"(params: { readonly latitude: number; readonly longitude: number }): Promise<void>;
  /** No bearer token is valid. */
  "no valid session"(params: Readonly<Record<string, never>>): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: StructureStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a session has no right to the resource": () => states["a session has no right to the resource"]({}),
  "agencies exist around a point": params => reading(params, given => states["agencies exist around a point"]({ latitude: number(given, 'latitude'), longitude: number(given, 'longitude'), ...('open' in given ? { open: list(given, 'open') } : {}) })),
  "an agency exists": params => reading(params, given => states["an agency exists"]({ id: text(given, 'id'), open: list(given, 'open'), advisers: list(given, 'advisers') })),
  "an agency is unknown": params => reading(params, given => states["an agency is unknown"]({ id: text(given, 'id') })),
  "no agency exists around a point": params => reading(params, given => states["no agency exists around a point"]({ latitude: number(given, 'latitude'), longitude: number(given, 'longitude') })),
  "no valid session": () => states["no valid session"]({}),
});
