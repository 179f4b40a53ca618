import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Mode } from '@domain/journey/words';
import type { SmsState } from '@domain/signature/smsState';
import type { AdviserOnDossier } from '@domain/journey/dossierState';
import type { Instant } from '@domain/kernel/day';

/** Calls 25, 38 and 43, which only the minimal application uses. MIN-02, MIN-03, D-42 */
export abstract class Access {
  /** Call 25: exchanges the code of an e-mailed link. A click sends it, because the code works once. */
  abstract exchange(code: string): TaskEither<Failure, IssuedToken>;
  /** Call 38: the mode of the file, which is the adviser's or the client's. */
  abstract subscriptionType(): TaskEither<Failure, Mode>;
}

/**
 * What became of sending an SMS. `busyMs`: too many requests, and how long another must wait; 0: unknown (D-122). `blocked`: something between the person and the bank answered in its place (D-122). `unknown`: the bank
 * does not know the uuid of the address, so that another try cannot help.
 */
export type SmsSent = SmsState | 'blocked' | 'unknown' | { readonly busyMs: number };

/** Call 43, without authentication: each answer of the bank, and a missing answer too, gives a state of the SMS (MIN-04). */
export abstract class SmsSender {
  abstract send(uuid: string): Task<SmsSent>;
}

/** The identity provider's token; `expiresIn` in seconds, undefined where the provider omits it (SES-01). */
export interface IssuedToken {
  readonly value: string;
  readonly type: string;
  readonly efs: string;
  readonly expiresIn: number | undefined;
  /** The adviser, where an adviser's workstation gave the code and the provider names the adviser (proposed). D-101 */
  readonly adviser?: AdviserOnDossier | undefined;
}

/** Call 26: exchanges an authorization code for a token (RTE-01, D-42), and revokes the token. */
export abstract class SignIn {
  /** `verifier`: the PKCE verifier of the tab that requested the code; undefined for a workstation's code. */
  abstract exchange(code: string, verifier: string | undefined): TaskEither<Failure, IssuedToken>;
  /** Revokes the token, where the identity provider supports it (RFC 7009). */
  abstract revoke(token: string): TaskEither<Failure, void>;
}

/** The latest e-mail of an invitation: when it left, and the seconds to wait before the next one. */
export interface Invitation {
  readonly sentAt: Instant;
  readonly wait: number;
}

/** Call 42b, proposed: sends the next signer the invitation e-mail again; that person may also request it. JNT-03, XTR-40 */
export abstract class Invitations {
  abstract sendAgain(subscriptionId: string): TaskEither<Failure, Invitation>;
}
