import type { ReadMarks } from '@application/ports/ReadMarks';
import { observed } from '@ui/mvvm/observed';

/** Ids of documents that the person has opened. The bank gives a changed document a new id, so it must be read again. D-61, SGN-01 */
export class DocumentsRead {
  private ids: readonly string[];

  constructor(private readonly marks: ReadMarks) {
    this.ids = marks.ids();
    observed(this);
  }

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  add(id: string): void {
    if (this.has(id)) return;
    this.ids = [...this.ids, id];
    this.marks.keep(this.ids);
  }
}
