import type { Participant } from '@domain/journey/words';

/** Whose number the bank knows already, until that person's form has said it. D-59 */
export class UsedMobile {
  private of: Participant | undefined = undefined;

  tell(of: Participant): void {
    this.of = of;
  }

  /** Once: a form that is shown again says it no more. */
  saidOf(participant: Participant): boolean {
    if (this.of !== participant) return false;
    this.of = undefined;
    return true;
  }
}
