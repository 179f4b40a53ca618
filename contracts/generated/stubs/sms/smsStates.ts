// Generated from provider-states.json: copy it into your verification.
import { reading, text } from '../parameters.js';

export interface SmsStates {
  /** A ceremony of the prospect connected is open; no code was sent yet. */
  "a one-time code can be sent"(params: Readonly<Record<string, never>>): Promise<void>;
  /** A code was sent less than a minute ago. */
  "a one-time code was just sent"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The bearer token is valid, the resource is somebody else’s. */
  "a session has no right to the resource"(params: Readonly<Record<string, never>>): Promise<void>;
  /** Somebody is known by this uuid, and no SMS was sent to them yet. */
  "an SMS can be sent"(params: { readonly uuid: string }): Promise<void>;
  /** An SMS was sent less than a minute ago. */
  "an SMS was just sent"(params: { readonly uuid: string }): Promise<void>;
  /** The prospect connected has no ceremony for which a code could be sent. */
  "no ceremony is open"(params: Readonly<Record<string, never>>): Promise<void>;
  /** No bearer token is valid. */
  "no valid session"(params: Readonly<Record<string, never>>): Promise<void>;
  /** No subscription has this uuid. */
  "nobody is known by the uuid"(params: { readonly uuid: string }): Promise<void>;
  /** As many SMS were sent as may be. */
  "the SMS limit is reached"(params: { readonly uuid: string }): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: SmsStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a one-time code can be sent": () => states["a one-time code can be sent"]({}),
  "a one-time code was just sent": () => states["a one-time code was just sent"]({}),
  "a session has no right to the resource": () => states["a session has no right to the resource"]({}),
  "an SMS can be sent": params => reading(params, given => states["an SMS can be sent"]({ uuid: text(given, 'uuid') })),
  "an SMS was just sent": params => reading(params, given => states["an SMS was just sent"]({ uuid: text(given, 'uuid') })),
  "no ceremony is open": () => states["no ceremony is open"]({}),
  "no valid session": () => states["no valid session"]({}),
  "nobody is known by the uuid": params => reading(params, given => states["nobody is known by the uuid"]({ uuid: text(given, 'uuid') })),
  "the SMS limit is reached": params => reading(params, given => states["the SMS limit is reached"]({ uuid: text(given, 'uuid') })),
});
