import * as E from 'fp-ts/Either';
import type { Browser, Clock } from '@application/browser/ports';
import type { BrowserWallets, WalletRequest, WalletReturns } from '@application/wallet/ports';
import type { Proofs } from '@application/proofs/ports';
import type { Settings } from '@application/Settings';
import type { Failure } from '@application/failure';
import { allowedLink } from '@application/wallet/allowedLink';
import type { ReceiveIdentity } from '@application/wallet/ReceiveIdentity';
import type { WalletReturn } from '@application/wallet/WalletReturn';
import type { Watches } from '@application/watch';
import { hasWallet } from '@domain/journey/dossierSteps';
import { slotOf } from '@domain/proofs/slot';
import { lastingRefusals } from '@domain/proofs/walletTaken';
import type { WalletIdentity, WalletOutcome, WalletRefusal } from '@domain/proofs/walletIdentity';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Latest } from '@ui/mvvm/Latest';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { observed } from '@ui/mvvm/observed';
import { Poller } from '@ui/mvvm/Poller';
import type { ReceivedAnswers } from './ReceivedAnswers';
import type { RemainingQuestions } from './RemainingQuestions';
import { PendingRequest, walletDevice } from './PendingRequest';

/** Asks a wallet for the identity, on this device, through the browser, or by a code. XTR-38 */
export class WalletViewModel {
  /** Undefined: the wallet has not answered yet. */
  outcome: WalletOutcome | undefined = undefined;
  /** The wallet has the request, or may have. */
  asked = false;
  /** What the page asks beside the identity. Undefined: not loaded yet. */
  rest: RemainingQuestions | undefined = undefined;
  /** The wallet was chosen just before: on a phone it opens as soon as its request is there. */
  chosen: boolean;
  readonly inHand: PendingRequest;
  readonly asking = new OneAtATime();
  private readonly latest = new Latest();
  private tried = 0;
  private readonly poller: Poller;

  constructor(
    readonly journey: DossierJourney,
    private readonly receive: ReceiveIdentity,
    private readonly led: WalletReturn,
    private readonly returns: WalletReturns,
    private readonly proofs: Pick<Proofs, 'outcome'>,
    private readonly browserWallets: BrowserWallets,
    private readonly browser: Browser,
    clock: Pick<Clock, 'sleep'>,
    private readonly settings: Pick<Settings, 'wallet'>,
    watches: Watches,
    private readonly answers: Pick<ReceivedAnswers, 'rest'>,
  ) {
    this.chosen = led.takePress();
    this.poller = new Poller(watches);
    this.inHand = new PendingRequest(journey, receive, clock, () => this.asked || this.asking.busy || this.outcome !== undefined);
    observed(this);
  }

  get identity(): WalletIdentity | undefined {
    return this.outcome?.kind === 'received' ? this.outcome.identity : undefined;
  }

  get refusal(): WalletRefusal | undefined {
    return this.outcome?.kind === 'refused' ? this.outcome.reason : undefined;
  }

  get mayAskAgain(): boolean {
    return this.refusal !== undefined && !lastingRefusals.includes(this.refusal);
  }

  /** A client's computer may show a code only if the configuration allows it to everyone: the code cannot be bound to the reader. */
  get offersCode(): boolean {
    return this.inHand.device !== 'OTHER' && this.settings.wallet.acrossDevices === 'all';
  }

  /** The page is shown, on a computer or on a phone; returns its end. */
  open(onComputer: boolean): () => void {
    this.inHand.device ??= walletDevice(this.journey.steps.mode, onComputer, this.browserWallets.offered);
    const deaf = this.returns.whenHanded(this.back);
    this.takeUp();
    return () => {
      deaf();
      this.poller.stop();
      this.latest.cancel();
      this.inHand.drop();
    };
  }

  openWallet(): void {
    this.leaveBy(this.inHand.current?.link);
  }

  /** Wallets react to links of several schemes: each click tries the next one. */
  openOther(): void {
    const { otherLinks = [] } = this.inHand.current ?? {};
    this.leaveBy(otherLinks[this.tried % otherLinks.length]);
    this.tried += 1;
  }

  /** On a computer, whose browser's own way comes first. */
  openHere(): void {
    this.inHand.prepareFor('SAME', this.openWallet);
  }

  askBrowser(): void {
    const request = this.inHand.current;
    if (request) void this.asking.run(this.receive.throughBrowser(request), this.failed(this.again), this.came);
  }

  showCode(): void {
    this.inHand.prepareFor('OTHER', this.follow);
  }

  again(): void {
    this.outcome = undefined;
    this.asked = false;
    this.chosen = false;
    this.prepare();
  }

  photos(): void {
    void this.journey.openPage('IdentityForm');
  }

  private leaveBy(address: string | undefined): void {
    const { journey } = this;
    const request = this.inHand.current;
    if (request === undefined || address === undefined) return;
    const link = allowedLink(address, this.settings.wallet.links);
    if (E.isLeft(link)) return journey.fail(link.left);
    this.receive.leave(request, journey.personId, journey.steps.at.step);
    this.follow(request);
    this.browser.leaveFor(link.right);
  }

  private takeUp(): void {
    if (this.outcome || this.asked) return;
    const { journey, led } = this;
    if (hasWallet(journey.steps.at.step, journey.dossier.state)) this.showReceived();
    else if (led.code !== undefined && this.receive.pendingOf(journey.personId)) this.back(led.code);
    else if (this.chosen && this.inHand.device === 'SAME') this.inHand.prepareInTime(this.openWallet);
    else this.prepare();
  }

  /** A code is followed from the moment on which it is shown. */
  private prepare(): void {
    this.inHand.prepare(this.inHand.device === 'OTHER' ? this.follow : undefined);
  }

  /** After a reload, the identity that the bank has. */
  private showReceived(): void {
    const { journey } = this;
    const rank = slotOf(journey.steps.at.step)?.rank ?? '';
    void this.latest.run(this.proofs.outcome(journey.personId, rank), this.failed(this.showReceived), found => {
      if (found.kind === 'validated' && found.identity) this.came(this.receive.taken(found.identity));
      else this.prepare();
    });
  }

  /** The wallet has led back, to this tab or to another one. */
  private back(code: string): void {
    const pending = this.receive.pendingOf(this.journey.personId);
    if (!pending) return;
    this.poller.stop();
    this.asked = true;
    const again = () => this.back(code);
    void this.latest.run(this.receive.withCode(pending, code), this.failed(again), outcome => {
      this.led.used();
      this.came(outcome);
    });
  }

  /** Polls until the request's deadline, round after round. */
  private follow(request: WalletRequest): void {
    this.asked = true;
    void this.poller.start(
      watch => this.receive.follow(watch, request),
      this.failed(() => this.follow(request)),
      outcome => (outcome ? this.came(outcome) : this.follow(request)),
    );
  }

  private came(outcome: WalletOutcome): void {
    if (outcome.kind === 'waiting') return;
    this.outcome = outcome;
    if (outcome.kind === 'received') this.look(outcome.identity);
  }

  private look(identity: WalletIdentity): void {
    const again = () => this.look(identity);
    void this.latest.run(this.answers.rest(this.journey, identity), this.failed(again), rest => (this.rest = rest));
  }

  private failed(again: () => void): (failure: Failure) => void {
    return failure => this.journey.fail(failure, again);
  }
}
