// Generated from provider-states.json: copy it into your verification.
import { flag, list, map, number, oneOf, reading, text } from '../parameters.js';

export interface StateStates {
  /** The challenge with this signature opened a file before; this is its right solution, written otherwise. */
  "a captcha challenge was used"(params: { readonly solution: string; readonly signature: string }): Promise<void>;
  /** An open file has this uuid and this mobile, to which a code was sent; none was typed yet (D-107). */
  "a creation waits for its mobile to be proven"(params: { readonly uuid: string; readonly mobile: string }): Promise<void>;
  /** A file was created under this Idempotency-Key, with what is sent again, and this id was answered. */
  "a creation was answered before"(params: { readonly key: string; readonly id: string; readonly workflow: 'individual' | 'joint' }): Promise<void>;
  /** The joint file stands at the signature of its holder, who has done all of this; the co-holder has done nothing yet. */
  "a file was handed over"(params: { readonly done: readonly string[]; readonly id?: string }): Promise<void>;
  /** The joint file was handed over; this person says that something in it is wrong, and it stands at the recap again. */
  "a file was sent back"(params: { readonly role: 'TIT' | 'COT' }): Promise<void>;
  /** The subscription was ended; the account’s creation stands so. */
  "a finalisation stands at"(params: { readonly status: 'ONGOING' | 'ENDED' | 'ERROR'; readonly result?: 'created' | 'finalizeFurtherAnalysis' | 'finalizeRejected' | 'finalizeGeneric' }): Promise<void>;
  /** The prospect connected has a video check with this outcome. */
  "a liveness check has an outcome"(params: { readonly livenessId: string; readonly status: 'ONGOING' | 'ENDED' | 'ERROR'; readonly validated: boolean; readonly count: number; readonly role?: 'TIT' | 'COT' }): Promise<void>;
  /** Nothing forbids a new file for these people. */
  "a new prospect may subscribe"(params: { readonly workflow: 'individual' | 'joint' }): Promise<void>;
  /** The bearer token is valid, the resource is somebody else’s. */
  "a session has no right to the resource"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The ceremony of the person whose turn it is stands so; the video check has passed. */
  "a signature session has a status"(params: { readonly id: string; readonly status: 'ONGOING' | 'ENDED' | 'ERROR'; readonly result?: 'OK' | 'KO' }): Promise<void>;
  /** The file of the token was opened by the prospect alone (omc) or with an adviser (mdc). */
  "a subscription has a type"(params: { readonly type: 'omc' | 'mdc' }): Promise<void>;
  /** The file has ended with this status, or is blocked (proposed, D-82). */
  "a subscription has status"(params: { readonly status: string }): Promise<void>;
  /** The prospect connected has a file at this task. */
  "a subscription is at step"(params: { readonly step: string; readonly workflow: 'individual' | 'joint'; readonly isInitBo: '0' | '1' }): Promise<void>;
  /** The file stands at this task, and everything that the task asks for was given. */
  "a task is done"(params: { readonly task: string; readonly workflow: 'individual' | 'joint'; readonly isInitBo: '0' | '1'; readonly connected?: string }): Promise<void>;
  /** The file stands at this task, and nothing of what the task asks for was given. */
  "a task is not done"(params: { readonly task: string; readonly workflow: 'individual' | 'joint' }): Promise<void>;
  /** The session is that of an adviser, who leads no file yet; the captcha was not solved. */
  "an adviser is connected"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The session is that of the adviser who leads this file; so many clients of the bank look like its holder. */
  "an adviser leads a file"(params: { readonly task: string; readonly lookAlikes: 'none' | 'one' | 'several'; readonly alike?: string; readonly ended?: string }): Promise<void>;
  /** The file stands at the signature of this person; it has documents to read before and documents to sign. */
  "an exchange has documents to sign"(params: { readonly id: string; readonly role: 'TIT' | 'COT'; readonly origin?: string }): Promise<void>;
  /** The exchange is the prospect’s, its file does not stand at a signature. */
  "an exchange has nothing to sign"(params: { readonly id: string }): Promise<void>;
  /** The prospect connected has no exchange of this id. */
  "an exchange is unknown"(params: { readonly id: string }): Promise<void>;
  /** The prospect connected has no file. */
  "no subscription exists"(params: Readonly<Record<string, never>>): Promise<void>;
  /** No bearer token is valid. */
  "no valid session"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The prospect connected has a joint file at the co-holder’s signature; the e-mail to the co-holder left long ago, or just now. */
  "somebody is invited to sign"(params: { readonly id: string; readonly just: boolean }): Promise<void>;
  /** The joint file stands at this task, everything was given, and the other of its two people is connected (D-105). */
  "the act of a task is another person’s"(params: { readonly task: string; readonly role: 'TIT' | 'COT' }): Promise<void>;
  /** No captcha answer is accepted. */
  "the captcha is refused"(params: Readonly<Record<string, never>>): Promise<void>;
  /** The co-holder of the joint file has signed, or has not yet. */
  "the co-holder has finished"(params: { readonly id: string; readonly finished: boolean }): Promise<void>;
  /** Everything is signed; asked to end the subscription, the bank decides so. */
  "the final decision is"(params: { readonly decision: string }): Promise<void>;
  /** The holder has signed, and the bank does not accept the signature. */
  "the holder signature is refused"(params: { readonly id: string }): Promise<void>;
  /** Every proof of the file was validated but the holder’s income, never sent. */
  "the income proof is missing"(params: { readonly idEne: string }): Promise<void>;
  /** An open file has this mobile, and a code that was sent to it was typed (D-107). */
  "the mobile is already used"(params: { readonly mobile: string }): Promise<void>;
  /** The bank refuses the people with this code. */
  "the prospect cannot be accepted"(params: { readonly code: string }): Promise<void>;
  /** The prospect connected has these proofs. */
  "the subscription has documents"(params: { readonly workflow: 'individual' | 'joint'; readonly docs: Readonly<Record<string, unknown>> }): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: StateStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a captcha challenge was used": params => reading(params, given => states["a captcha challenge was used"]({ solution: text(given, 'solution'), signature: text(given, 'signature') })),
  "a creation waits for its mobile to be proven": params => reading(params, given => states["a creation waits for its mobile to be proven"]({ uuid: text(given, 'uuid'), mobile: text(given, 'mobile') })),
  "a creation was answered before": params => reading(params, given => states["a creation was answered before"]({ key: text(given, 'key'), id: text(given, 'id'), workflow: oneOf(given, 'workflow', 'individual', 'joint') })),
  "a file was handed over": params => reading(params, given => states["a file was handed over"]({ done: list(given, 'done'), ...('id' in given ? { id: text(given, 'id') } : {}) })),
  "a file was sent back": params => reading(params, given => states["a file was sent back"]({ role: oneOf(given, 'role', 'TIT', 'COT') })),
  "a finalisation stands at": params => reading(params, given => states["a finalisation stands at"]({ status: oneOf(given, 'status', 'ONGOING', 'ENDED', 'ERROR'), ...('result' in given ? { result: oneOf(given, 'result', 'created', 'finalizeFurtherAnalysis', 'finalizeRejected', 'finalizeGeneric') } : {}) })),
  "a liveness check has an outcome": params => reading(params, given => states["a liveness check has an outcome"]({ livenessId: text(given, 'livenessId'), status: oneOf(given, 'status', 'ONGOING', 'ENDED', 'ERROR'), validated: flag(given, 'validated'), count: number(given, 'count'), ...('role' in given ? { role: oneOf(given, 'role', 'TIT', 'COT') } : {}) })),
  "a new prospect may subscribe": params => reading(params, given => states["a new prospect may subscribe"]({ workflow: oneOf(given, 'workflow', 'individual', 'joint') })),
  "a session has no right to the resource": () => states["a session has no right to the resource"]({}),
  "a signature session has a status": params => reading(params, given => states["a signature session has a status"]({ id: text(given, 'id'), status: oneOf(given, 'status', 'ONGOING', 'ENDED', 'ERROR'), ...('result' in given ? { result: oneOf(given, 'result', 'OK', 'KO') } : {}) })),
  "a subscription has a type": params => reading(params, given => states["a subscription has a type"]({ type: oneOf(given, 'type', 'omc', 'mdc') })),
  "a subscription has status": params => reading(params, given => states["a subscription has status"]({ status: text(given, 'status') })),
  "a subscription is at step": params => reading(params, given => states["a subscription is at step"]({ step: text(given, 'step'), workflow: oneOf(given, 'workflow', 'individual', 'joint'), isInitBo: oneOf(given, 'isInitBo', '0', '1') })),
  "a task is done": params => reading(params, given => states["a task is done"]({ task: text(given, 'task'), workflow: oneOf(given, 'workflow', 'individual', 'joint'), isInitBo: oneOf(given, 'isInitBo', '0', '1'), ...('connected' in given ? { connected: text(given, 'connected') } : {}) })),
  "a task is not done": params => reading(params, given => states["a task is not done"]({ task: text(given, 'task'), workflow: oneOf(given, 'workflow', 'individual', 'joint') })),
  "an adviser is connected": () => states["an adviser is connected"]({}),
  "an adviser leads a file": params => reading(params, given => states["an adviser leads a file"]({ task: text(given, 'task'), lookAlikes: oneOf(given, 'lookAlikes', 'none', 'one', 'several'), ...('alike' in given ? { alike: text(given, 'alike') } : {}), ...('ended' in given ? { ended: text(given, 'ended') } : {}) })),
  "an exchange has documents to sign": params => reading(params, given => states["an exchange has documents to sign"]({ id: text(given, 'id'), role: oneOf(given, 'role', 'TIT', 'COT'), ...('origin' in given ? { origin: text(given, 'origin') } : {}) })),
  "an exchange has nothing to sign": params => reading(params, given => states["an exchange has nothing to sign"]({ id: text(given, 'id') })),
  "an exchange is unknown": params => reading(params, given => states["an exchange is unknown"]({ id: text(given, 'id') })),
  "no subscription exists": () => states["no subscription exists"]({}),
  "no valid session": () => states["no valid session"]({}),
  "somebody is invited to sign": params => reading(params, given => states["somebody is invited to sign"]({ id: text(given, 'id'), just: flag(given, 'just') })),
  "the act of a task is another person’s": params => reading(params, given => states["the act of a task is another person’s"]({ task: text(given, 'task'), role: oneOf(given, 'role', 'TIT', 'COT') })),
  "the captcha is refused": () => states["the captcha is refused"]({}),
  "the co-holder has finished": params => reading(params, given => states["the co-holder has finished"]({ id: text(given, 'id'), finished: flag(given, 'finished') })),
  "the final decision is": params => reading(params, given => states["the final decision is"]({ decision: text(given, 'decision') })),
  "the holder signature is refused": params => reading(params, given => states["the holder signature is refused"]({ id: text(given, 'id') })),
  "the income proof is missing": params => reading(params, given => states["the income proof is missing"]({ idEne: text(given, 'idEne') })),
  "the mobile is already used": params => reading(params, given => states["the mobile is already used"]({ mobile: text(given, 'mobile') })),
  "the prospect cannot be accepted": params => reading(params, given => states["the prospect cannot be accepted"]({ code: text(given, 'code') })),
  "the subscription has documents": params => reading(params, given => states["the subscription has documents"]({ workflow: oneOf(given, 'workflow', 'individual', 'joint'), docs: map(given, 'docs') })),
});
