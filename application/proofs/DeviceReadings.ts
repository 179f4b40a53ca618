import type { ProofCategory } from '@domain/proofs/papers';
import type { ProofFacts } from '@domain/proofs/proof';
import type { PageCodes, TwoDDocRead } from './PageCodes';

/** What the device read on the documents of this visit, by rank. Nothing is stored. XTR-19 */
export class DeviceReadings {
  readonly on: PageCodes['on'];
  private readonly byRank = new Map<string, TwoDDocRead>();

  constructor({ on }: PageCodes = { on: () => () => Promise.resolve(undefined) }) {
    this.on = on;
  }

  keep(rank: string, read: TwoDDocRead | undefined): void {
    if (read === undefined) this.byRank.delete(rank);
    else this.byRank.set(rank, read);
  }

  /** The facts to offer; empty where the document proves something else, or its signature is false. */
  factsOf(rank: string, category: ProofCategory): ProofFacts {
    const read = this.byRank.get(rank);
    if (read === undefined || read.seal === 'false' || !read.proves.includes(category)) return {};
    return Object.fromEntries(Object.entries(read.facts));
  }
}
