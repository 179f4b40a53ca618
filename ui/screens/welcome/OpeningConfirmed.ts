import type { Participant } from '@domain/journey/words';
import { observed } from '@ui/mvvm/observed';

/** Who confirmed what their file says of them, for as long as the page lives. D-43 */
export class OpeningConfirmed {
  private people: readonly string[] = [];

  constructor() {
    observed(this);
  }

  has(idEne: string, participant: Participant): boolean {
    return this.people.includes(`${idEne} ${participant}`);
  }

  add(idEne: string, participant: Participant): void {
    this.people = [...this.people, `${idEne} ${participant}`];
  }
}
