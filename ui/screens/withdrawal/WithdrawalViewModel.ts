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

/** `byMail`: the bank does not answer the call, and the page says how to write. `elsewhere`: another page of the bank withdraws. */
export type WithdrawalPhase = 'coming' | 'signIn' | 'nothing' | 'form' | 'late' | 'done' | 'byMail' | 'elsewhere';

interface Withdrawn {
  readonly id: string;
  readonly label: string;
  readonly receipt: WithdrawalReceipt;
}

const PASSED = 'WITHDRAWAL_DELAY_PASSED';

/** Withdraws from a contract: who, which contract, where the acknowledgement goes, and one confirmation. XTR-68 */
export class WithdrawalViewModel {
  phase: WithdrawalPhase = 'coming';
  mine: MyWithdrawal | undefined = undefined;
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
    if (this.withdrawals.terms().function === 'elsewhere') this.phase = 'elsewhere';
    else if (this.session.session() === undefined) this.phase = 'signIn';
    else if (this.session.reader === 'mdc')
      this.phase = 'byMail'; // an adviser withdraws for nobody
    else void this.load();
  }

  /** Contracts from which the person can still withdraw. */
  get open(): readonly WithdrawableContract[] {
    const today = this.clock.today();
    return this.mine?.contracts.filter(({ until, withdrawn }) => !withdrawn && (until === undefined || until >= today)) ?? [];
  }

  /** What the person has withdrawn from, with its proof. */
  get withdrawn(): readonly Withdrawn[] {
    return (this.mine?.contracts ?? []).flatMap(({ id, label, withdrawn }) => (withdrawn ? [{ id, label, receipt: withdrawn }] : []));
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

  receivedAt({ receivedAt }: WithdrawalReceipt): { readonly day: string; readonly time: string } {
    return { day: displayDay(parisDay(receivedAt)), time: hourText(this.clock, receivedAt) };
  }

  typeEmail(email: string): void {
    this.email = email;
  }

  /** Withdraws from a second contract after the first. */
  another(): void {
    this.attempt = 0;
    this.phase = 'form';
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
      receipt => this.received(chosen.id, receipt),
    );
  }

  /** Asks for a new address, because each works once. */
  async save(contract: string, name: string): Promise<void> {
    this.unsaved = false;
    const read = TE.flatMap(({ contracts }: MyWithdrawal): TE.TaskEither<Failure, Uint8Array> => {
      const proof = contracts.find(({ id }) => id === contract)?.withdrawn?.acknowledgement;
      return proof === undefined ? TE.left({ kind: 'absent' }) : this.papers.read(proof);
    });
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
    this.chooseOnly();
    const [first] = this.open;
    if (this.withdrawn.length > 0) this.phase = 'done';
    else if (mine.contracts.length === 0) this.phase = 'nothing';
    else this.phase = first === undefined ? 'late' : 'form';
  }

  private received(contract: string, withdrawn: WithdrawalReceipt): void {
    const { mine } = this;
    if (mine) this.mine = { ...mine, contracts: mine.contracts.map(each => (each.id === contract ? { ...each, withdrawn } : each)) };
    this.chooseOnly();
    this.phase = 'done';
  }

  /** One contract is left: nothing is to be chosen. */
  private chooseOnly(): void {
    const [first, ...others] = this.open;
    this.contract = others.length === 0 ? first?.id : undefined;
  }
}
