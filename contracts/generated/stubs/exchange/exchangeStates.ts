// Generated from provider-states.json: copy it into your verification.
import { flag, map, number, oneOf, reading, text } from '../parameters.js';

export interface ExchangeStates {
  /** The analysis of this person’s document stands so. */
  "a document control has an outcome"(params: { readonly id: string; readonly docRank: string; readonly status: 'ONGOING' | 'ENDED' | 'ERROR'; readonly result?: 'OK' | 'KO'; readonly reason?: string; readonly comment?: string; readonly birthdate?: string; readonly wallet?: boolean }): Promise<void>;
  /** The bearer token is valid, the resource is somebody else’s. */
  "a session has no right to the resource"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The file of the prospect connected awaits the identity document of this person, and takes an identity from a wallet (proposed). */
  "a wallet may give an identity"(params: { readonly id: string; readonly device: string }): Promise<void>;
  /** The session that is connected began this request to a wallet, which stands so, or does once the wallet answers (proposed). */
  "a wallet was asked"(params: { readonly transactionId: string; readonly status: 'WAITING' | 'RECEIVED' | 'REFUSED'; readonly reason?: string; readonly responseCode?: string }): Promise<void>;
  /** No document of this rank was sent to the exchange yet. */
  "an exchange awaits documents"(params: { readonly idEne: string; readonly docRank: string }): Promise<void>;
  /** This document was sent and said to be whole. */
  "an exchange has a complete document"(params: { readonly idEne: string; readonly docRank: string }): Promise<void>;
  /** This document was controlled; the names or the birthdate of its person have changed since (proposed). */
  "an exchange has a controlled document"(params: { readonly idEne: string; readonly docRank: string; readonly once: boolean }): Promise<void>;
  /** The pages of this document were sent; it was not said to be whole. */
  "an exchange has its pages"(params: { readonly idEne: string; readonly docRank: string }): Promise<void>;
  /** The front of an identity card was sent under this rank, and nothing was said to be whole yet (proposed). */
  "an exchange keeps one side"(params: { readonly idEne: string; readonly docRank: string }): Promise<void>;
  /** The exchange takes no document of this rank, whatever it is. */
  "an exchange refuses documents"(params: { readonly idEne: string; readonly docRank: string }): Promise<void>;
  /** A document is too large for the exchange where it weighs more than this. */
  "an exchange takes small documents alone"(params: { readonly idEne: string; readonly docRank: string; readonly bytes: number }): Promise<void>;
  /** The file of this person has no document of this rank. */
  "no document was sent"(params: { readonly id: string; readonly docRank: string }): Promise<void>;
  /** No bearer token is valid. */
  "no valid session"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The file of the prospect connected awaits the identity document of this person, and takes no identity from a wallet (proposed). */
  "no wallet is asked"(params: { readonly id: string }): Promise<void>;
  /** The session that is connected began no request of this id (proposed). */
  "no wallet was asked"(params: Readonly<Record<string, never>>): Promise<void>;
  /** Every proof of the file was validated but the holder’s income, never sent. */
  "the income proof is missing"(params: { readonly idEne: string }): Promise<void>;
  /** The prospect connected has these proofs. */
  "the subscription has documents"(params: { readonly workflow: 'individual' | 'joint'; readonly docs: Readonly<Record<string, unknown>> }): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: ExchangeStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a document control has an outcome": params => reading(params, given => states["a document control has an outcome"]({ id: text(given, 'id'), docRank: text(given, 'docRank'), status: oneOf(given, 'status', 'ONGOING', 'ENDED', 'ERROR'), ...('result' in given ? { result: oneOf(given, 'result', 'OK', 'KO') } : {}), ...('reason' in given ? { reason: text(given, 'reason') } : {}), ...('comment' in given ? { comment: text(given, 'comment') } : {}), ...('birthdate' in given ? { birthdate: text(given, 'birthdate') } : {}), ...('wallet' in given ? { wallet: flag(given, 'wallet') } : {}) })),
  "a session has no right to the resource": () => states["a session has no right to the resource"]({}),
  "a wallet may give an identity": params => reading(params, given => states["a wallet may give an identity"]({ id: text(given, 'id'), device: text(given, 'device') })),
  "a wallet was asked": params => reading(params, given => states["a wallet was asked"]({ transactionId: text(given, 'transactionId'), status: oneOf(given, 'status', 'WAITING', 'RECEIVED', 'REFUSED'), ...('reason' in given ? { reason: text(given, 'reason') } : {}), ...('responseCode' in given ? { responseCode: text(given, 'responseCode') } : {}) })),
  "an exchange awaits documents": params => reading(params, given => states["an exchange awaits documents"]({ idEne: text(given, 'idEne'), docRank: text(given, 'docRank') })),
  "an exchange has a complete document": params => reading(params, given => states["an exchange has a complete document"]({ idEne: text(given, 'idEne'), docRank: text(given, 'docRank') })),
  "an exchange has a controlled document": params => reading(params, given => states["an exchange has a controlled document"]({ idEne: text(given, 'idEne'), docRank: text(given, 'docRank'), once: flag(given, 'once') })),
  "an exchange has its pages": params => reading(params, given => states["an exchange has its pages"]({ idEne: text(given, 'idEne'), docRank: text(given, 'docRank') })),
  "an exchange keeps one side": params => reading(params, given => states["an exchange keeps one side"]({ idEne: text(given, 'idEne'), docRank: text(given, 'docRank') })),
  "an exchange refuses documents": params => reading(params, given => states["an exchange refuses documents"]({ idEne: text(given, 'idEne'), docRank: text(given, 'docRank') })),
  "an exchange takes small documents alone": params => reading(params, given => states["an exchange takes small documents alone"]({ idEne: text(given, 'idEne'), docRank: text(given, 'docRank'), bytes: number(given, 'bytes') })),
  "no document was sent": params => reading(params, given => states["no document was sent"]({ id: text(given, 'id'), docRank: text(given, 'docRank') })),
  "no valid session": () => states["no valid session"]({}),
  "no wallet is asked": params => reading(params, given => states["no wallet is asked"]({ id: text(given, 'id') })),
  "no wallet was asked": () => states["no wallet was asked"]({}),
  "the income proof is missing": params => reading(params, given => states["the income proof is missing"]({ idEne: text(given, 'idEne') })),
  "the subscription has documents": params => reading(params, given => states["the subscription has documents"]({ workflow: oneOf(given, 'workflow', 'individual', 'joint'), docs: map(given, 'docs') })),
});
