import * as TE from 'fp-ts/TaskEither';
import type { Clock, Tabs } from '@application/browser/ports';
import type { Effects } from '@application/effects';
import type { Failure } from '@application/failure';
import type { SessionStore } from '@application/session/ports';
import type {
  MyWithdrawal,
  Papers,
  WithdrawableContract,
  WithdrawalCalls,
  WithdrawalReceipt,
  Withdrawals,
} from '@application/signature/ports';
import { fieldEmail } from '@domain/field/email';
import { parisDay } from '@domain/kernel/calendar';
import { displayDay, type Day } from '@domain/kernel/day';
import { matchResult } from '@ui/mvvm/matchResult';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { hourText } from '@ui/mvvm/hourText';
import { observed } from '@ui/mvvm/observed';

/** `byMail`: the bank does not answer the call, and the page says how to write. */
export type WithdrawalPhase = 'coming' | 'signIn' | 'nothing' | 'form' | 'late' | 'done' | 'byMail';

const PASSED = 'WITHDRAWAL_DELAY_PASSED';

/** Withdraws from a contract: who, which contract, where the acknowledgement goes, and one confirmation. XTR-68 */
export class WithdrawalViewModel {
  phase: WithdrawalPhase = 'coming';
  mine: MyWithdrawal | undefined = undefined;
  receipt: WithdrawalReceipt | undefined = undefined;
  email = '';
  contract: string | undefined = undefined;
  /** The person confirmed, and something was missing. */
  attempt = 0;
  /** No answer says that the withdrawal arrived. */
  failed = false;
  /** The acknowledgement could not be saved. */
  unsaved = false;
  readonly sending = new OneAtATime();
  readonly saving = new OneAtATime();

  constructor(
    private readonly calls: WithdrawalCalls,
    readonly withdrawals: Withdrawals,
    private readonly session: Pick<SessionStore, 'session' | 'reader'>,
    private readonly effects: Pick<Effects, 'ask'>,
    private readonly papers: Papers,
    private readonly tabs: Pick<Tabs, 'save'>,
    private readonly clock: Pick<Clock, 'today' | 'deviceOffset'>,
  ) {
    observed(this);
  }

  enter(): void {
    if (this.session.session() === undefined) this.phase = 'signIn';
    else if (this.session.reader === 'mdc')
      this.phase = 'byMail'; // an adviser withdraws for nobody
    else void this.load();
  }

  /** Contracts from which the person can still withdraw. */
  get open(): readonly WithdrawableContract[] {
    const today = this.clock.today();
    return this.mine?.contracts.filter(({ until }) => until === undefined || until >= today) ?? [];
  }

  get chosen(): WithdrawableContract | undefined {
    return this.open.find(({ id }) => id === this.contract);
  }

  /** The last day of all; undefined: the bank does not say it. */
  get lastDay(): Day | undefined {
    return this.mine?.contracts
      .flatMap(({ until }) => until ?? [])
      .sort()
      .at(-1);
  }

  get emailAccepted(): boolean {
    return fieldEmail.decide({ value: this.email });
  }

  get receivedAt(): { readonly day: string; readonly time: string } | undefined {
    return this.receipt && { day: displayDay(parisDay(this.receipt.receivedAt)), time: hourText(this.clock, this.receipt.receivedAt) };
  }

  typeEmail(email: string): void {
    this.email = email;
  }

  choose(contract: string): void {
    this.contract = contract;
  }

  async load(): Promise<void> {
    await matchResult(this.calls.mine(), this.notLoaded, this.loaded);
  }

  /** `statement`: the sentence that the contract understands, which is French. */
  async confirm(statement: (label: string) => string): Promise<void> {
    const { chosen, email, emailAccepted } = this;
    this.failed = false;
    if (chosen === undefined || !emailAccepted) {
      this.attempt += 1;
      return;
    }
    const sent = { contract: chosen.id, email, statement: statement(chosen.label) };
    await this.sending.run(
      this.effects.ask('withdrawal', chosen.id, key => this.calls.send(key, sent)),
      failure => {
        if (failure.kind === 'refused' && failure.code === PASSED) this.phase = 'late';
        else if (failure.kind === 'conflict') void this.load();
        else if (failure.kind === 'signedOut') this.phase = 'signIn';
        else this.failed = true;
      },
      receipt => {
        this.receipt = receipt;
        this.phase = 'done';
      },
    );
  }

  /** Asks for a new address, because each works once. */
  async save(name: string): Promise<void> {
    this.unsaved = false;
    const read = TE.flatMap(({ withdrawn }: MyWithdrawal): TE.TaskEither<Failure, Uint8Array> =>
      withdrawn?.acknowledgement === undefined ? TE.left({ kind: 'absent' }) : this.papers.read(withdrawn.acknowledgement),
    );
    await this.saving.run(
      this.tabs.save(name, read(this.calls.mine())),
      () => {
        this.unsaved = true;
      },
      () => undefined,
    );
  }

  private notLoaded(failure: Failure): void {
    this.phase = failure.kind === 'signedOut' ? 'signIn' : 'byMail';
  }

  private loaded(mine: MyWithdrawal): void {
    this.mine = mine;
    this.email = mine.email;
    this.receipt = mine.withdrawn;
    const [first, ...others] = this.open;
    if (others.length === 0) this.contract = first?.id;
    if (mine.withdrawn !== undefined) this.phase = 'done';
    else if (mine.contracts.length === 0) this.phase = 'nothing';
    else this.phase = first === undefined ? 'late' : 'form';
  }
}
