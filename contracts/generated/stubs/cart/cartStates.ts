// Generated from provider-states.json: copy it into your verification.
import { flag, list, number, oneOf, reading, text } from '../parameters.js';

export interface CartStates {
  /** The offer can be forecast; taken together, its contracts cost something else than each by itself. */
  "a cart forecast combines prices"(params: { readonly workflow: 'individual' | 'joint' }): Promise<void>;
  /** The offer for these answers can be forecast. */
  "a cart forecast exists"(params: { readonly workflow: 'individual' | 'joint'; readonly youth: boolean; readonly cards: number }): Promise<void>;
  /** The provider does not understand the parameters: a technical code, no functional one. */
  "a cart forecast is taken for malformed"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The bearer token is valid, the resource is somebody else’s. */
  "a session has no right to the resource"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The offer holds cards alone, listed from the last rank to the first; each answers every yes/no alike and is offered to these persons alone; prices are combined. The cart of the prospect connected holds these contracts. */
  "an offer says what its cards have"(params: { readonly flag: '0' | '1'; readonly participants: 'TIT' | 'COT'; readonly selected: readonly string[] }): Promise<void>;
  /** The offer is refused with this code. */
  "no cart can be forecast"(params: { readonly code: string }): Promise<void>;
  /** No bearer token is valid. */
  "no valid session"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The cart of the prospect connected is refused with this code. */
  "the cart cannot be given"(params: { readonly code: string }): Promise<void>;
  /** The prospect connected has a cart with this selection. */
  "the prospect has a cart"(params: { readonly selected: readonly string[]; readonly workflow?: 'individual' | 'joint'; readonly birthdate?: string; readonly dematerialization?: '0' | '1'; readonly deliveryChoiceDone?: '0' | '1'; readonly combined?: boolean; readonly promoted?: number; readonly afterwards?: number; readonly months?: number }): Promise<void>;
  /** The prospect connected has a file, and no cart. */
  "the prospect has no cart"(params: Readonly<Record<string, never>>): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: CartStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a cart forecast combines prices": params => reading(params, given => states["a cart forecast combines prices"]({ workflow: oneOf(given, 'workflow', 'individual', 'joint') })),
  "a cart forecast exists": params => reading(params, given => states["a cart forecast exists"]({ workflow: oneOf(given, 'workflow', 'individual', 'joint'), youth: flag(given, 'youth'), cards: number(given, 'cards') })),
  "a cart forecast is taken for malformed": () => states["a cart forecast is taken for malformed"]({}),
  "a session has no right to the resource": () => states["a session has no right to the resource"]({}),
  "an offer says what its cards have": params => reading(params, given => states["an offer says what its cards have"]({ flag: oneOf(given, 'flag', '0', '1'), participants: oneOf(given, 'participants', 'TIT', 'COT'), selected: list(given, 'selected') })),
  "no cart can be forecast": params => reading(params, given => states["no cart can be forecast"]({ code: text(given, 'code') })),
  "no valid session": () => states["no valid session"]({}),
  "the cart cannot be given": params => reading(params, given => states["the cart cannot be given"]({ code: text(given, 'code') })),
  "the prospect has a cart": params => reading(params, given => states["the prospect has a cart"]({ selected: list(given, 'selected'), ...('workflow' in given ? { workflow: oneOf(given, 'workflow', 'individual', 'joint') } : {}), ...('birthdate' in given ? { birthdate: text(given, 'birthdate') } : {}), ...('dematerialization' in given ? { dematerialization: oneOf(given, 'dematerialization', '0', '1') } : {}), ...('deliveryChoiceDone' in given ? { deliveryChoiceDone: oneOf(given, 'deliveryChoiceDone', '0', '1') } : {}), ...('combined' in given ? { combined: flag(given, 'combined') } : {}), ...('promoted' in given ? { promoted: number(given, 'promoted') } : {}), ...('afterwards' in given ? { afterwards: number(given, 'afterwards') } : {}), ...('months' in given ? { months: number(given, 'months') } : {}) })),
  "the prospect has no cart": () => states["the prospect has no cart"]({}),
});
