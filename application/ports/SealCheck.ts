import type { Task } from 'fp-ts/Task';
import type { IssuerKey } from '@domain/proofs/twoDDoc/issuers';

/** Checks a signature (P-256, r and s in a row); undefined: this browser cannot check it, or the key is none. XTR-19 */
export abstract class SealCheck {
  abstract isSignedBy(key: IssuerKey, message: string, signature: Uint8Array<ArrayBuffer>): Task<boolean | undefined>;
}
