import type { Task } from 'fp-ts/Task';
import type { SealCheck } from '@application/proofs/ports';
import type { IssuerKey } from '@domain/proofs/twoDDoc/issuers';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** The Web Crypto API, which browsers offer on https and localhost only. */
export class WebSealCheck implements SealCheck {
  isSignedBy({ spki }: IssuerKey, message: string, signature: Uint8Array<ArrayBuffer>): Task<boolean | undefined> {
    return async () => {
      try {
        const bytes = Uint8Array.from(atob(spki), letter => letter.charCodeAt(0));
        const key = await crypto.subtle.importKey('spki', bytes, CURVE, false, ['verify']);
        return await crypto.subtle.verify({ ...CURVE, hash: 'SHA-256' }, key, signature, new TextEncoder().encode(message));
      } catch {
        return undefined;
      }
    };
  }
}
