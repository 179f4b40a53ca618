import type { Task } from 'fp-ts/Task';
import type { Proofs } from '@application/proofs/ports';
import { documentsOfRank } from '@domain/proofs/ofRank';
import type { ProofCategory } from '@domain/proofs/papers';
import { factsOf } from '@domain/holders/receivedFacts';
import type { DossierState } from '@domain/journey/dossierState';
import type { Participant } from '@domain/journey/words';
import type { ProofFacts } from '@domain/proofs/proof';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';

type Facts = Readonly<Partial<Record<ProofCategory, ProofFacts>>>;

/** The data read on each person's proofs. `received`: the categories whose data came from a wallet. XTR-38 */
export type ReadOnProofs = Readonly<Record<Participant, { readonly facts: Facts; readonly received: readonly ProofCategory[] }>>;

/** An identity from a wallet also says the address, where no proof of the address does. */
const withReceived = (facts: Facts, fromWallet: boolean): ReadOnProofs[Participant] =>
  fromWallet
    ? { facts: { address: facts.identity ?? {}, ...facts }, received: facts.address ? ['identity'] : ['identity', 'address'] }
    : { facts, received: [] };

/**
 * The data that the bank read on every proof of a file. Advisory: a proof whose outcome fails to load, or that was not read, counts as
 * empty. XTR-22
 */
export class CompareProofs {
  constructor(private readonly proofs: Proofs) {}

  run({ proofs, ids }: Pick<DossierState, 'proofs' | 'ids'>): Task<ReadOnProofs> {
    return async () => {
      const all: Record<Participant, Partial<Record<ProofCategory, ProofFacts>>> = { TIT: {}, COT: {} };
      const wallets = new Set<Participant>();
      const reading = proofs.map(async ({ rank, documentCode }) => {
        const { participant, category } = documentsOfRank.decide({ rank });
        if (documentCode === WALLET_CODE) wallets.add(participant);
        all[participant][category] = await this.factsOf(ids[participant], rank);
      });
      await Promise.all(reading);
      return { TIT: withReceived(all.TIT, wallets.has('TIT')), COT: withReceived(all.COT, wallets.has('COT')) };
    };
  }

  private async factsOf(personId: string | undefined, rank: string): Promise<ProofFacts> {
    const outcome = personId === undefined ? undefined : await this.proofs.outcome(personId, rank)();
    return outcome?._tag === 'Right' ? factsOf(outcome.right) : {};
  }
}
