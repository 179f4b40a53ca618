import { makeAutoObservable } from 'mobx';
import type { Participant } from '@domain/journey/words';

/** Who confirmed what their file says of them, for as long as the page lives. D-43 */
export class OpeningConfirmed {
  private readonly people = new Set<string>();

  constructor() {
    makeAutoObservable(this);
  }

  has(idEne: string, participant: Participant): boolean {
    return this.people.has(`${idEne} ${participant}`);
  }

  add(idEne: string, participant: Participant): void {
    this.people.add(`${idEne} ${participant}`);
  }
}
