import type { Task } from 'fp-ts/Task';

/** SHA-256, in hexadecimal. XTR-09 */
export abstract class Digest {
  abstract sha256(content: Uint8Array): Task<string>;
}
