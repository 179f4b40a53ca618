import type { Day } from '@domain/kernel/day';
import type { TwoDDoc } from './parse';

/** The public key of an issuer's certificate (P-256, SubjectPublicKeyInfo in base64), and the days on which it signs, both included. XTR-19 */
export interface IssuerKey {
  readonly authority: string;
  readonly certificate: string;
  readonly spki: string;
  readonly from: Day;
  readonly until: Day;
}

/**
 * `valid`: the issuer signed exactly this. `false`: the signature does not match. `unknown`: no key of the issuer is known, or there is no
 * signature.
 */
export type Seal = 'valid' | 'false' | 'unknown';

/** The key that a 2D-Doc names, if that key was valid on the day of the signature. */
export const keyOf = ({ authority, certificate, signed }: TwoDDoc, keys: readonly IssuerKey[]): IssuerKey | undefined =>
  keys.find(
    key =>
      key.authority === authority &&
      key.certificate === certificate &&
      (signed === undefined || (key.from <= signed && signed <= key.until)),
  );
