import type { Task } from 'fp-ts/Task';
import type { Digest } from '@application/signature/ports';

/** SHA-256 of the Web Crypto API. */
export class WebDigest implements Digest {
  sha256(content: Uint8Array): Task<string> {
    return async () => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(content)));
      return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
    };
  }
}
