import { makeAutoObservable } from 'mobx';

/** Documents opened, for as long as the page lives: nothing of it is stored. SGN-01 */
export class DocumentsRead {
  private readonly ids = new Set<string>();

  constructor() {
    makeAutoObservable(this);
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  add(id: string): void {
    this.ids.add(id);
  }
}
