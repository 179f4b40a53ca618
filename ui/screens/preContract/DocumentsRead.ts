import type { ReadMarks } from '@application/signature/ports';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';

/**
 * Ids of documents that the signed-in person has opened: the other holder, on the same device, reads them for themselves (D-105). The bank
 * gives a changed document a new id, so it must be read again. D-61, SGN-01
 */
export class DocumentsRead {
  private ids: readonly string[];

  constructor(
    private readonly marks: ReadMarks,
    private readonly journey: Pick<DossierJourney, 'connected'>,
  ) {
    this.ids = marks.ids();
    observed(this);
  }

  has(id: string): boolean {
    return this.ids.includes(this.markOf(id));
  }

  add(id: string): void {
    if (this.has(id)) return;
    this.ids = [...this.ids, this.markOf(id)];
    this.marks.keep(this.ids);
  }

  private markOf(id: string): string {
    return `${this.journey.connected} ${id}`;
  }
}
