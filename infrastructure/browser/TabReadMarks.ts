import * as t from 'io-ts';
import type { ReadMarks } from '@application/signature/ports';
import type { TabStorage } from './tabStorage';

export const READ = 'omc.read';

const Ids = t.readonlyArray(t.string);

/** Stores the marks for the tab over a reload, until the visit ends. D-61, X10 */
export class TabReadMarks implements ReadMarks {
  constructor(private readonly storage: TabStorage) {}

  ids(): readonly string[] {
    return this.storage.read(READ, Ids) ?? [];
  }

  keep(ids: readonly string[]): void {
    this.storage.write(READ, ids);
  }
}
