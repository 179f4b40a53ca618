import * as t from 'io-ts';
import type { SentSides, SentSidesStore } from '@application/ports/SentSides';
import { papers, type PaperName } from '@domain/documents/papers';
import type { TabStorage } from './tabStorage';

export const PAPERS = 'omc.papers';

const isPaper = (value: unknown): value is PaperName => typeof value === 'string' && Object.hasOwn(papers, value);

const Paper = new t.Type<PaperName, string, unknown>(
  'Paper',
  isPaper,
  (value, context) => (isPaper(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const Ids = t.partial({ FRONT: t.string, BACK: t.string, SINGLE: t.string });
const KeptWire = t.intersection([
  t.type({ papers: t.record(t.string, Paper), cards: t.record(t.string, t.type({ paper: Paper, ids: Ids })) }),
  t.partial({ idEne: t.string }),
]);

/** Stores the sides for the tab over a reload, until the session ends. D-72, X10 */
export class TabSentSides implements SentSidesStore {
  constructor(private readonly storage: TabStorage) {}

  read(): SentSides {
    return this.storage.read(PAPERS, KeptWire) ?? { papers: {}, cards: {} };
  }

  write(kept: SentSides): void {
    this.storage.write(PAPERS, kept);
  }
}
