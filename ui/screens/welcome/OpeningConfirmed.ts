import type { Participant } from '@domain/journey/words';
import { observed } from '@ui/mvvm/observed';

/** Persons who have confirmed the file's data, until the next reload. D-43 */
export class OpeningConfirmed {
  private people: readonly string[] = [];

  constructor() {
    observed(this);
  }

  has(idEne: string, participant: Participant): boolean {
    return this.people.includes(`${idEne} ${participant}`);
  }

  remove(idEne: string, participant: Participant): void {
    this.people = this.people.filter(person => person !== `${idEne} ${participant}`);
  }

  add(idEne: string, participant: Participant): void {
    this.people = [...this.people, `${idEne} ${participant}`];
  }
}
