import type { Task } from 'fp-ts/Task';

/** Secrets for PKCE and `state`, and idempotency keys (R04). */
export abstract class Randomness {
  /** An unguessable url-safe text. */
  abstract secret(): string;
  /** The S256 challenge of a PKCE verifier. */
  abstract challenge(verifier: string): Task<string>;
}
