// Generated from provider-states.json: copy it into your verification.
import { oneOf, reading, text } from '../parameters.js';

export interface EsignatureStates {
  /** The bearer token is valid, the resource is somebody else’s. */
  "a session has no right to the resource"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The ceremony of the person whose turn it is stands so; the video check has passed. */
  "a signature session has a status"(params: { readonly id: string; readonly status: 'ONGOING' | 'ENDED' | 'ERROR'; readonly result?: 'OK' | 'KO' }): Promise<void>;
  /** The file stands at the signature of this person; it has documents to read before and documents to sign. */
  "an exchange has documents to sign"(params: { readonly id: string; readonly role: 'TIT' | 'COT'; readonly origin?: string }): Promise<void>;
  /** The exchange is the prospect’s, its file does not stand at a signature. */
  "an exchange has nothing to sign"(params: { readonly id: string }): Promise<void>;
  /** The prospect connected has no exchange of this id. */
  "an exchange is unknown"(params: { readonly id: string }): Promise<void>;
  /** No bearer token is valid. */
  "no valid session"(params: Readonly<Record<string, never>>): Promise<void>;
  /** This person of the file has signed. */
  "the participant has already signed"(params: { readonly id: string; readonly role: 'TIT' | 'COT' }): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: EsignatureStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a session has no right to the resource": () => states["a session has no right to the resource"]({}),
  "a signature session has a status": params => reading(params, given => states["a signature session has a status"]({ id: text(given, 'id'), status: oneOf(given, 'status', 'ONGOING', 'ENDED', 'ERROR'), ...('result' in given ? { result: oneOf(given, 'result', 'OK', 'KO') } : {}) })),
  "an exchange has documents to sign": params => reading(params, given => states["an exchange has documents to sign"]({ id: text(given, 'id'), role: oneOf(given, 'role', 'TIT', 'COT'), ...('origin' in given ? { origin: text(given, 'origin') } : {}) })),
  "an exchange has nothing to sign": params => reading(params, given => states["an exchange has nothing to sign"]({ id: text(given, 'id') })),
  "an exchange is unknown": params => reading(params, given => states["an exchange is unknown"]({ id: text(given, 'id') })),
  "no valid session": () => states["no valid session"]({}),
  "the participant has already signed": params => reading(params, given => states["the participant has already signed"]({ id: text(given, 'id'), role: oneOf(given, 'role', 'TIT', 'COT') })),
});
