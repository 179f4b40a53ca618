import type { Participant } from '@domain/journey/words';

/** Holder whose mobile the bank already knows, until that holder's form has shown the error. D-59 */
export class UsedMobile {
  private owner: Participant | undefined = undefined;

  set(of: Participant): void {
    this.owner = of;
  }

  /** True once. */
  takeFor(participant: Participant): boolean {
    if (this.owner !== participant) return false;
    this.owner = undefined;
    return true;
  }
}
