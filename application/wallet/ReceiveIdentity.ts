import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BrowserWallets, WalletDevice, WalletIdentities, WalletRequest, PendingWallet, WalletStore } from './ports';
import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { Failure } from '@application/failure';
import type { Watch } from '@application/watch';
import type { StepName } from '@domain/journey/steps';
import type { WalletIdentity, WalletOutcome, WalletRefusal } from '@domain/proofs/walletIdentity';
import { proofsWalletTaken } from '@domain/proofs/walletTaken';

/** A deadline beyond it is a placeholder. */
const LONGEST_MS = 86_400_000;
/** How long a request without a deadline may be answered. */
const ASSUMED_MS = 300_000;

const refused = (reason: WalletRefusal): WalletOutcome => ({ kind: 'refused', reason });

/** Asks a wallet for an identity, and follows its answer. XTR-38 */
export class ReceiveIdentity {
  constructor(
    private readonly wallets: WalletIdentities,
    private readonly browser: BrowserWallets,
    private readonly store: WalletStore,
    private readonly clock: Pick<Clock, 'now' | 'today'>,
    private readonly settings: Pick<Settings, 'acceptedPapers'>,
  ) {}

  start(personId: string, device: WalletDevice): TE.TaskEither<Failure, WalletRequest> {
    return pipe(
      this.wallets.start(personId, device),
      TE.map(request => this.dated(request)),
    );
  }

  /** A new request whose deadline is over, or is not of this day, has none: without this the page would make requests without end. D-85 */
  private dated(request: WalletRequest): WalletRequest {
    const left = this.timeLeft(request);
    if (left > 0 && left <= LONGEST_MS) return request;
    return { ...request, until: new Date(Date.parse(this.clock.now()) + ASSUMED_MS).toISOString() };
  }

  /** Remembers the request in the tab before the wallet opens. */
  leave({ transactionId }: WalletRequest, personId: string, step: StepName): void {
    this.store.keep({ transactionId, personId, step });
  }

  /** The request of this person that this tab has sent to a wallet. */
  pendingOf(personId: string): PendingWallet | undefined {
    const pending = this.store.pending();
    return pending?.personId === personId ? pending : undefined;
  }

  /** Milliseconds in which the request may still be answered. */
  timeLeft({ until }: Pick<WalletRequest, 'until'>): number {
    return Math.max(0, Date.parse(until) - Date.parse(this.clock.now()));
  }

  /** Through the browser; call it inside the click handler. */
  throughBrowser(request: WalletRequest): TE.TaskEither<Failure, WalletOutcome> {
    const asked = this.browser.ask(request.request ?? '', this.timeLeft(request));
    return pipe(
      asked,
      TE.matchE(
        reason => TE.right<Failure, WalletOutcome>(refused(reason)),
        answer => this.wallets.answer(request.transactionId, answer),
      ),
      TE.map(this.judged),
    );
  }

  /** The wallet has led back with a code. The bank has answered it: neither the code nor the request is of any more use. */
  withCode({ transactionId }: PendingWallet, code: string): TE.TaskEither<Failure, WalletOutcome> {
    return pipe(
      this.wallets.outcome(transactionId, code),
      TE.tapIO(() => () => this.store.forget()),
      TE.map(this.judged),
    );
  }

  /** Polls a round of questions, at most until the request's deadline; undefined: the round is over without an answer. D-30 */
  follow(watch: Watch, request: Pick<WalletRequest, 'transactionId' | 'until'>): TE.TaskEither<Failure, WalletOutcome | undefined> {
    const asked = pipe(
      this.wallets.outcome(request.transactionId, undefined, 'polled'),
      TE.map(outcome => (outcome.kind === 'waiting' && this.timeLeft(request) === 0 ? refused('TOO_LATE') : outcome)),
    );
    return pipe(
      watch.follow(asked, ({ kind }) => kind !== 'waiting'),
      TE.map(outcome => outcome && this.judged(outcome)),
    );
  }

  /** The page asks the bank's own rule, with its configuration. D-120, D-127 */
  private readonly judged = (outcome: WalletOutcome): WalletOutcome =>
    outcome.kind === 'received' ? this.taken(outcome.identity) : outcome;

  taken(identity: WalletIdentity): WalletOutcome {
    const { issuingCountry, expiry, birthDate: birthdate } = identity;
    const { cards: accepted } = this.settings.acceptedPapers;
    const verdict = proofsWalletTaken.decide({ issuingCountry, accepted, expiry, birthdate, today: this.clock.today() });
    return verdict === 'taken' ? { kind: 'received', identity } : refused(verdict);
  }
}
