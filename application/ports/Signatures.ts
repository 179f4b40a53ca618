import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { SmsState } from '@domain/signature/smsState';

/** `bytes`, `pages`: shown before the person opens the document; `url`: works once, for 5 minutes, without a token. SGN-01 */
export interface OfferDocument {
  readonly id: string;
  readonly kind: 'precontractual' | 'contractual';
  readonly label: string;
  readonly bytes: number;
  readonly pages: number;
  readonly url: string;
}

/** `url`: the provider's ceremony page, on its own origin. SGN-02 */
export interface SignatureCeremony {
  readonly signId: string;
  readonly url: string;
}

export type SignatureStatus = 'ongoing' | 'signed' | 'refused' | 'error';

/** Calls 9, 10, 11, 36, 39, 40 and 44. D-38 */
export abstract class Signatures {
  /** Call 39, when the person accepts the terms on the recap. */
  abstract prepare(): TaskEither<Failure, void>;
  /** Call 9. */
  abstract documents(idEne: string): TaskEither<Failure, readonly OfferDocument[]>;
  /** Call 10; one key a click, so that a repeated request opens no second ceremony (R04). */
  abstract start(idEne: string, idempotencyKey: string): TaskEither<Failure, SignatureCeremony>;
  /** Call 11. */
  abstract status(idEne: string): TaskEither<Failure, SignatureStatus>;
  /** Call 44: sends the code of the ceremony by SMS. */
  abstract sendCode(): TaskEither<Failure, SmsState>;
  /** Call 36, after the holder's signature. */
  abstract finalizeHolder(idempotencyKey: string): TaskEither<Failure, void>;
  /** Call 40; one key, so that a repeated request ends the subscription once (R04). */
  abstract endSubscription(idempotencyKey: string): TaskEither<Failure, 'accepted' | 'analysis'>;
}
