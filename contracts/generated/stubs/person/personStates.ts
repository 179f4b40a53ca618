// Generated from provider-states.json: copy it into your verification.
import { list, oneOf, reading, text } from '../parameters.js';

export interface PersonStates {
  /** The joint file stands at the signature of its holder, who has done all of this; the co-holder has done nothing yet. */
  "a file was handed over"(params: { readonly done: readonly string[]; readonly id?: string }): Promise<void>;
  /** The file of the prospect connected has this person, of whom everything is known, or what the creation asked. */
  "a person exists"(params: { readonly id: string; readonly role: 'TIT' | 'COT'; readonly level: 'complete' | 'begun' }): Promise<void>;
  /** The file stands at the recap, and this person, who is connected, was sent this code, which another e-mail asks for. */
  "a person holds a code"(params: { readonly id: string; readonly role: 'TIT' | 'COT'; readonly code: string }): Promise<void>;
  /** The file of the prospect connected has nobody of this id. */
  "a person is unknown"(params: { readonly id: string }): Promise<void>;
  /** What is saved of this person is refused with this code. */
  "a person of the file cannot be accepted"(params: { readonly id: string; readonly role: 'TIT' | 'COT'; readonly code: string }): Promise<void>;
  /** The file stands at the recap, every proof was accepted, and everything is known of this person. */
  "a person stands at the recap"(params: { readonly id: string; readonly role: 'TIT' | 'COT' }): Promise<void>;
  /** The bearer token is valid, the resource is somebody else’s. */
  "a session has no right to the resource"(params: Readonly<Record<string, never>>): Promise<void>;
  /** No bearer token is valid. */
  "no valid session"(params: Readonly<Record<string, never>>): Promise<void>;
  /** What the bank knows of the person connected. */
  "the prospect's details are"(params: { readonly level: 'complete' | 'minimal' | 'none' }): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: PersonStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a file was handed over": params => reading(params, given => states["a file was handed over"]({ done: list(given, 'done'), ...('id' in given ? { id: text(given, 'id') } : {}) })),
  "a person exists": params => reading(params, given => states["a person exists"]({ id: text(given, 'id'), role: oneOf(given, 'role', 'TIT', 'COT'), level: oneOf(given, 'level', 'complete', 'begun') })),
  "a person holds a code": params => reading(params, given => states["a person holds a code"]({ id: text(given, 'id'), role: oneOf(given, 'role', 'TIT', 'COT'), code: text(given, 'code') })),
  "a person is unknown": params => reading(params, given => states["a person is unknown"]({ id: text(given, 'id') })),
  "a person of the file cannot be accepted": params => reading(params, given => states["a person of the file cannot be accepted"]({ id: text(given, 'id'), role: oneOf(given, 'role', 'TIT', 'COT'), code: text(given, 'code') })),
  "a person stands at the recap": params => reading(params, given => states["a person stands at the recap"]({ id: text(given, 'id'), role: oneOf(given, 'role', 'TIT', 'COT') })),
  "a session has no right to the resource": () => states["a session has no right to the resource"]({}),
  "no valid session": () => states["no valid session"]({}),
  "the prospect's details are": params => reading(params, given => states["the prospect's details are"]({ level: oneOf(given, 'level', 'complete', 'minimal', 'none') })),
});
