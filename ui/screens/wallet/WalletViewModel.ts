import * as E from 'fp-ts/Either';
import type { Browser } from '@application/ports/Browser';
import type { BrowserWallets } from '@application/ports/BrowserWallets';
import type { Clock } from '@application/ports/Clock';
import type { Proofs } from '@application/ports/Proofs';
import type { Settings } from '@application/ports/Settings';
import type { WalletRequest } from '@application/ports/WalletIdentity';
import type { WalletReturns } from '@application/ports/WalletReturns';
import type { Failure } from '@application/failure';
import { allowedLink } from '@application/wallet/allowedLink';
import type { Lists } from '@application/referentials/Lists';
import type { ReceiveIdentity } from '@application/wallet/ReceiveIdentity';
import type { WalletReturn } from '@application/wallet/WalletReturn';
import type { Watches } from '@application/watch';
import { hasWallet } from '@domain/journey/fileSteps';
import { slotOf } from '@domain/proofs/slot';
import { lastingRefusals } from '@domain/proofs/walletTaken';
import type { WalletIdentity, WalletOutcome, WalletRefusal } from '@domain/proofs/walletIdentity';
import type { FileJourney } from '@ui/journey/FileJourney';
import { Attempt } from '@ui/mvvm/Attempt';
import { Latest } from '@ui/mvvm/Latest';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { observed } from '@ui/mvvm/observed';
import { Poller } from '@ui/mvvm/Poller';
import type { ReceivedAnswers } from './ReceivedAnswers';
import { Rest } from './Rest';
import { RequestInHand, walletDevice } from './RequestInHand';

const PRESS_LASTS_MS = 3_000;

/** Asks a wallet for the identity, on this device, through the browser, or by a code. XTR-38 */
export class WalletViewModel {
  /** Undefined: the wallet has not answered yet. */
  outcome: WalletOutcome | undefined = undefined;
  /** The wallet has the request, or may have. */
  asked = false;
  /** What is asked beside the identity; undefined: not looked up yet. */
  rest: Rest | undefined = undefined;
  /** The wallet was chosen just before: on a phone it opens as soon as its request is there. */
  chosen: boolean;
  readonly inHand: RequestInHand;
  /** The browser is asking the wallet. */
  readonly asking = new OneAtATime();
  readonly leaving: Attempt;
  private readonly latest = new Latest();
  private tried = 0;
  private readonly poller: Poller;

  constructor(
    readonly journey: FileJourney,
    private readonly receive: ReceiveIdentity,
    private readonly led: WalletReturn,
    private readonly returns: WalletReturns,
    private readonly proofs: Pick<Proofs, 'outcome'>,
    private readonly browserWallets: BrowserWallets,
    private readonly browser: Browser,
    private readonly clock: Clock,
    private readonly settings: Pick<Settings, 'wallet'>,
    watches: Watches,
    private readonly answers: Pick<ReceivedAnswers, 'of' | 'goOn'>,
    private readonly lists: Lists,
  ) {
    this.leaving = new Attempt(journey);
    this.chosen = led.takePress();
    this.poller = new Poller(watches);
    this.inHand = new RequestInHand(journey, receive, clock, () => this.asked || this.asking.busy || this.outcome !== undefined);
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

  /** A client's computer may show a code only where the configuration lets everybody: it cannot be bound to the reader. */
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

  /** Opens the wallet of this device. */
  openWallet(): void {
    this.leaveBy(this.inHand.current?.link);
  }

  /** Wallets answer to links of several schemes: each press tries the next one. */
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
    const { journey } = this;
    const request = this.inHand.current;
    if (request === undefined) return;
    void this.asking.run(this.receive.throughBrowser(request), failure => journey.fail(failure, this.again), this.came);
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

  goOn(): void {
    const { journey, rest } = this;
    if (rest) void this.leaving.run(this.answers.goOn(journey, rest.part), this.goOn);
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
    const { journey, led } = this;
    if (this.outcome || this.asked) return;
    if (hasWallet(journey.steps.at.step, journey.file.state)) this.showReceived();
    else if (led.code !== undefined && this.receive.pendingOf(journey.personId)) this.back(led.code);
    else if (this.chosen && this.inHand.device === 'SAME') this.openInTime();
    else this.prepare();
  }

  /** Browsers open an application for a press of a few seconds ago alone: after that the button waits for another one. */
  private openInTime(): void {
    let inTime = true;
    void this.clock
      .sleep(PRESS_LASTS_MS)()
      .then(() => (inTime = false));
    this.inHand.prepare(() => inTime && this.openWallet());
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
      const identity = found.kind === 'validated' ? found.identity : undefined;
      if (identity) this.came(this.receive.taken(identity));
      else this.prepare();
    });
  }

  /** The wallet has led back, to this tab or to another one. */
  private back(code: string): void {
    const pending = this.receive.pendingOf(this.journey.personId);
    if (!pending) return;
    this.poller.stop();
    this.asked = true;
    const again = this.failed(() => this.back(code));
    void this.latest.run(this.receive.withCode(pending, code), again, outcome => {
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

  /** Looks up what the identity answers whole, and what is left to ask beside it. */
  private look(identity: WalletIdentity): void {
    const { journey } = this;
    const again = this.failed(() => this.look(identity));
    void this.latest.run(this.answers.of(journey, identity), again, whole => {
      this.rest = new Rest(journey, this.clock, this.lists, this.answers, whole);
      this.rest.load();
    });
  }

  private failed(again: () => void): (failure: Failure) => void {
    return failure => this.journey.fail(failure, again);
  }
}
