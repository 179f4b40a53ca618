import type { TaskEither } from 'fp-ts/TaskEither';
import type { AdviserOnFile } from '@domain/journey/fileState';
import type { Failure } from '@application/failure';

/** A token as the identity provider gives it; `expiresIn` in seconds, undefined where it says nothing (SES-01). */
export interface IssuedToken {
  readonly value: string;
  readonly type: string;
  readonly efs: string;
  readonly expiresIn: number | undefined;
  /** Whose token it is, where an adviser's workstation gave the code and the provider says so (proposed). D-101 */
  readonly adviser?: AdviserOnFile | undefined;
}

/** Call 26: an authorization code for a token (RTE-01, D-42), and its end. */
export abstract class SignIn {
  /** `verifier`: of the tab that asked for the code; undefined for the code of a workstation. */
  abstract exchange(code: string, verifier: string | undefined): TaskEither<Failure, IssuedToken>;
  /** The token opens nothing more, where the identity provider can be told so (RFC 7009). */
  abstract revoke(token: string): TaskEither<Failure, void>;
}
