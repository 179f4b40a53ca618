import type { WalletRefusal } from '@domain/proofs/walletIdentity';

/** The bank refuses an answer. `message`: the fault, shown at the desk; `reason`: the code sent to the front end. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly reason: WalletRefusal = 'NOT_VERIFIED',
  ) {
    super(message);
  }
}

/** Throws `Refused` if `holds` is false. */
export const must: (holds: boolean, message: string, reason?: WalletRefusal) => asserts holds = (holds, message, reason) => {
  if (!holds) throw new Refused(message, reason);
};
