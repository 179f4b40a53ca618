import type { KeyObject } from 'node:crypto';
import type { PidClaims } from '../issuer';

/** The identities in the box, the one that a page offers first at the top. */
export const heldNames = ['holder', 'coHolder', 'abroad', 'expired', 'revoked', 'unknown'] as const;
export type HeldName = (typeof heldNames)[number];
export const isHeld = (name: string): name is HeldName => heldNames.some(each => each === name);

/** An identity in the box. `credential`: as its issuer signed it, with all that can be shown. */
export interface Held {
  readonly claims: PidClaims;
  readonly credential: string;
  readonly key: KeyObject;
}
