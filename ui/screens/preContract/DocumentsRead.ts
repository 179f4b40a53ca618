import type { ReadMarks } from '@application/ports/ReadMarks';
import { observed } from '@ui/mvvm/observed';

/** Documents that were received and read, told by their ids: one that changed has another id, and is to be read again. D-61, SGN-01 */
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
