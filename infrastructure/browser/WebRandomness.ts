import type { Task } from 'fp-ts/Task';
import type { Randomness } from '@application/browser/ports';

const SECRET_BYTES = 32;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Random values of the Web Crypto API (X08). */
export class WebRandomness implements Randomness {
  secret(): string {
    return base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  }

  challenge(verifier: string): Task<string> {
    return async () => base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
  }
}
