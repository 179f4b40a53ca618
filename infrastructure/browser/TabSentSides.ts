import * as t from 'io-ts';
import type { SentSides, SentSidesStore } from '@application/proofs/ports';
import { papers, type PaperName } from '@domain/proofs/papers';
import { PAPERS } from './TabSessionStore';
import type { TabStorage } from './tabStorage';

const isPaper = (value: unknown): value is PaperName => typeof value === 'string' && Object.hasOwn(papers, value);

const Paper = new t.Type<PaperName, string>(
  'Paper',
  isPaper,
  (value, context) => (isPaper(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const Ids = t.partial({ FRONT: t.string, BACK: t.string, SINGLE: t.string });
const KeptWire = t.intersection([
  t.type({ papers: t.record(t.string, Paper), cards: t.record(t.string, t.type({ paper: Paper, ids: Ids })) }),
  t.partial({ idEne: t.string, unsent: t.record(t.string, t.keyof({ photo: null, photos: null, pdf: null, begun: null })) }),
]);

/** Stores the sides for the tab over a reload, until the session ends; TabUnsavedInput brings them over a new sign-in. D-72, X10, XTR-36 */
export class TabSentSides implements SentSidesStore {
  /** `onKept`: hears of each value, because the end of the session empties the storage first. XTR-36 */
  constructor(
    private readonly storage: TabStorage,
    private readonly onKept: (kept: SentSides) => void = () => undefined,
  ) {}

  read(): SentSides {
    const kept = this.storage.read(PAPERS, KeptWire) ?? { papers: {}, cards: {} };
    this.onKept(kept);
    return kept;
  }

  write(kept: SentSides): void {
    this.onKept(kept);
    this.storage.write(PAPERS, kept);
  }
}
