import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@application/ports/Clock';
import type { DecideProof } from '@application/proofs/DecideProof';
import type { FollowProof } from '@application/proofs/FollowProof';
import type { Failure } from '@application/failure';
import type { Watch, Watches } from '@application/watch';
import type { PageName } from '@domain/journey/steps';
import { proofsAfterFailure, type AfterFailure } from '@domain/proofs/afterFailure';
import type { ProofOutcome } from '@domain/proofs/proof';
import { slotOf, type ProofSlot } from '@domain/proofs/slot';
import type { FileJourney } from '@ui/journey/FileJourney';
import { settle } from '@ui/mvvm/settle';

const uploadPages = {
  identity: 'UploadIdentityProof',
  address: 'UploadAddressProof',
  income: 'UploadIncomeProof',
} as const satisfies Record<ProofSlot['category'], PageName>;

const TICK_MS = 1_000;

/** The analysis of one document: under way, validated, or failed with what can be done. PRF-07 to PRF-11, XTR-02 */
export class AnalysisViewModel {
  outcome: ProofOutcome | undefined = undefined;
  /** The round is over and nothing is known yet. */
  over = false;
  busy = false;
  elapsedMs = 0;
  private watch: Watch | undefined = undefined;

  constructor(
    private readonly journey: FileJourney,
    private readonly followProof: FollowProof,
    private readonly decideProof: DecideProof,
    private readonly watches: Watches,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'watch'>(this, { outcome: observableRef, watch: false }, { autoBind: true });
  }

  /** The reason's way on; undefined where nothing failed. PRF-09 */
  get ways(): AfterFailure | undefined {
    return this.outcome?.kind === 'failed' ? proofsAfterFailure.decide({ reason: this.outcome.reason }) : undefined;
  }

  /** A round of questions; the answer of one that was left is not read. */
  start(): () => void {
    const watch = this.watches.start();
    this.watch = watch;
    this.over = false;
    this.elapsedMs = 0;
    void this.count(watch);
    void settle(
      this.followProof.run(watch, this.journey.personId, this.rank),
      failure => this.lost(watch, failure),
      outcome => this.came(watch, outcome),
    );
    return () => this.leave(watch);
  }

  goOn(): void {
    void this.finish();
  }

  force(): void {
    void this.decide(this.decideProof.force(this.rank)(), () => this.finish());
  }

  another(): void {
    const { category } = this.slot;
    void this.decide(this.decideProof.remove(this.rank)(), async () => {
      const looked = await this.journey.refresh()();
      if (E.isLeft(looked)) this.journey.fail(looked.left, this.another);
      else await this.journey.openPage(uploadPages[category]);
    });
  }

  private get slot(): ProofSlot {
    const slot = slotOf(this.journey.step);
    if (!slot) throw new RangeError(`No proof at ${this.journey.step}`);
    return slot;
  }

  private get rank(): string {
    return this.slot.rank;
  }

  private leave(watch: Watch): void {
    watch.end();
    if (this.watch === watch) this.watch = undefined;
  }

  private async count(watch: Watch): Promise<void> {
    await this.clock.sleep(TICK_MS)();
    if (this.watch !== watch || this.outcome || this.over) return;
    this.ticked();
    await this.count(watch);
  }

  private ticked(): void {
    this.elapsedMs += TICK_MS;
  }

  private lost(watch: Watch, failure: Failure): void {
    if (this.watch !== watch) return;
    this.over = true;
    this.journey.fail(failure, () => void this.start());
  }

  private came(watch: Watch, outcome: ProofOutcome | undefined): void {
    if (this.watch !== watch) return;
    this.outcome = outcome;
    this.over = outcome === undefined;
    if (outcome?.kind === 'validated') void this.finish();
    else if (outcome && this.journey.page === 'ProofControlProgress') void this.journey.openPage('ProofControlCompleted');
  }

  private async finish(): Promise<void> {
    this.set(true);
    const finished = await this.journey.finish()();
    this.set(false);
    if (E.isLeft(finished)) this.journey.fail(finished.left, this.goOn);
  }

  private async decide(decision: Promise<E.Either<Failure, void>>, then: () => Promise<void>): Promise<void> {
    this.set(true);
    const decided = await decision;
    this.set(false);
    if (E.isLeft(decided)) this.journey.fail(decided.left);
    else await then();
  }

  private set(busy: boolean): void {
    this.busy = busy;
  }
}
