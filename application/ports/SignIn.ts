import type { TaskEither } from 'fp-ts/TaskEither';
import type { AdviserOnFile } from '@domain/journey/fileState';
import type { Failure } from '@application/failure';

/** The identity provider's token; `expiresIn` in seconds, undefined where the provider omits it (SES-01). */
export interface IssuedToken {
  readonly value: string;
  readonly type: string;
  readonly efs: string;
  readonly expiresIn: number | undefined;
  /** The adviser, where an adviser's workstation gave the code and the provider names the adviser (proposed). D-101 */
  readonly adviser?: AdviserOnFile | undefined;
}

/** Call 26: exchanges an authorization code for a token (RTE-01, D-42), and revokes the token. */
export abstract class SignIn {
  /** `verifier`: the PKCE verifier of the tab that requested the code; undefined for a workstation's code. */
  abstract exchange(code: string, verifier: string | undefined): TaskEither<Failure, IssuedToken>;
  /** Revokes the token, where the identity provider supports it (RFC 7009). */
  abstract revoke(token: string): TaskEither<Failure, void>;
}
