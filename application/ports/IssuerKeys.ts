import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { IssuerKey } from '@domain/proofs/twoDDoc/issuers';

/** Call 21b, proposed: the keys of the issuers of 2D-Docs that the bank trusts. The browser asks no authority. XTR-19 */
export abstract class IssuerKeys {
  abstract all(): TaskEither<Failure, readonly IssuerKey[]>;
}
