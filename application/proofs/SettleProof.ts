import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Proofs } from './ports';
import type { Failure } from '@application/failure';
import type { Watch } from '@application/watch';
import { documentsRank } from '@domain/proofs/rank';
import { factsOf } from '@domain/holders/receivedFacts';
import type { Participant } from '@domain/kernel/words';
import type { ProofFacts, ProofOutcome } from '@domain/proofs/proof';
import { ofTyping } from '@domain/proofs/nextActions';

/** `absent`: the bank has no analysis of the document. */
export type FollowedProof = ProofOutcome | { readonly kind: 'absent' };

/** In the order of the ranks. Undefined: no result arrived. `paper`: what the identity document says. */
export interface Followed {
  readonly results: readonly (FollowedProof | undefined)[];
  readonly paper: ProofFacts;
}

/** What a document says; nothing of one that an adviser sent back. D-53 */
const said = (outcome: FollowedProof | undefined): ProofFacts =>
  outcome === undefined || outcome.kind === 'absent' || (outcome.kind === 'failed' && outcome.comment !== undefined)
    ? {}
    : factsOf(outcome);

/** Follows the analysis of a document, then carries out the client's decision about a failed one. PRF-07, PRF-09, PRF-10 */
export class SettleProof {
  constructor(private readonly proofs: Proofs) {}

  /** Polls the analysis; undefined: the poll is over without an outcome. D-30 */
  follow(watch: Watch, personId: string, rank: string): TE.TaskEither<Failure, FollowedProof | undefined> {
    const outcome = pipe(
      this.proofs.outcome(personId, rank, 'polled'),
      TE.orElse((failure): TE.TaskEither<Failure, FollowedProof> =>
        failure.kind === 'absent' ? TE.right({ kind: 'absent' }) : TE.left(failure),
      ),
    );
    return watch.follow(outcome, ({ kind }) => kind !== 'ongoing');
  }

  /** Polls several analyses of a person, one after the other; reads the identity paper where a name or birthdate is in doubt. D-126 */
  followAll(
    watch: Watch,
    { personId, participant }: { readonly personId: string; readonly participant: Participant },
    ranks: readonly string[],
  ): TE.TaskEither<Failure, Followed> {
    const identity = documentsRank.decide({ participant, category: 'identity' });
    return pipe(
      ranks,
      TE.traverseSeqArray(rank => this.follow(watch, personId, rank)),
      TE.flatMap(results => {
        const read = results[ranks.indexOf(identity)];
        const asks = results.some(each => each?.kind === 'failed' && ofTyping.includes(each.reason));
        const paper = read || !asks ? TE.right(said(read)) : this.factsOf(personId, identity);
        return TE.map((paper: ProofFacts) => ({ results, paper }))(paper);
      }),
    );
  }

  private factsOf(personId: string, rank: string): TE.TaskEither<never, ProofFacts> {
    return pipe(
      this.proofs.outcome(personId, rank),
      TE.map(said),
      TE.orElse(() => TE.right<never, ProofFacts>({})),
    );
  }

  force(rank: string): TE.TaskEither<Failure, void> {
    return this.proofs.force(rank);
  }

  /** Counts a missing document as removed: an earlier try or another tab removed it. */
  remove(rank: string): TE.TaskEither<Failure, void> {
    return pipe(
      this.proofs.remove(rank),
      TE.orElse(failure => (failure.kind === 'absent' ? TE.right<Failure, void>(undefined) : TE.left(failure))),
    );
  }
}
