import * as t from 'io-ts';
import type { Acknowledgements } from '@application/signature/ports';
import type { Instant } from '@domain/kernel/day';
import type { TabStorage } from './tabStorage';

const RECEIVED = 'omc.received';

const Received = t.record(t.string, t.string);

/** Stores the hours for the tab over a reload, until the visit ends. XTR-09, X10 */
export class TabAcknowledgements implements Acknowledgements {
  constructor(private readonly storage: TabStorage) {}

  all(): Readonly<Record<string, Instant>> {
    return this.storage.read(RECEIVED, Received) ?? {};
  }

  keep(all: Readonly<Record<string, Instant>>): void {
    this.storage.write(RECEIVED, all);
  }
}
