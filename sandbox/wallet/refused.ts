import type { WalletRefusal } from '@domain/proofs/walletIdentity';

/** Ends the verification of an answer. `message`: what is wrong, for the desk; `reason`: what the client is told. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly reason: WalletRefusal = 'NOT_VERIFIED',
  ) {
    super(message);
  }
}

/** Ends the verification unless `holds`. */
export const must: (holds: boolean, message: string, reason?: WalletRefusal) => asserts holds = (holds, message, reason) => {
  if (!holds) throw new Refused(message, reason);
};
