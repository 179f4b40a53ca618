import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';

/** `jwt`: replaces the bearer token on a local host (SES-05). `expiresIn`: seconds, undefined where the bank gives none. */
export interface LocalToken {
  readonly value: string;
  readonly type: string;
  readonly expiresIn: number | undefined;
  readonly jwt: string | undefined;
}

/** Calls 27 and 28, outside production only. RES-03, STP-08, D-39 */
export abstract class LocalTokens {
  abstract ofClient(clientId: string): TaskEither<Failure, LocalToken>;
  abstract ofProspect(prospectId: string): TaskEither<Failure, LocalToken>;
  abstract jwt(prospectId?: string): TaskEither<Failure, string>;
}
