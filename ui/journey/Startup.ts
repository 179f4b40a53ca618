import type { Failure } from '@application/failure';
import type { ResolveEntry, Arrived } from '@application/session/ResolveEntry';
import type { WalletReturn } from '@application/wallet/WalletReturn';
import { REFERENCE } from '@domain/brand/languages';
import type { AdviserOnDossier } from '@domain/journey/dossierState';
import { leftOf, type Left } from '@domain/journey/left';
import { entryPlace } from '@domain/journey/papersFirst';
import { mayAwaitResult } from '@domain/journey/startedDossier';
import type { Position } from '@domain/journey/position';
import type { Dialogs } from './Dialogs';
import { observed } from '@ui/mvvm/observed';
import { matchResult } from '@ui/mvvm/matchResult';
import type { DossierStore } from './DossierStore';
import type { Routes } from './Routes';
import type { StepHistory } from './StepHistory';
import type { StepJourney } from './StepJourney';
import type { Visit } from './Visit';

const fetchChange = () => import(/* webpackChunkName: "session-open" */ './changeLanguage');

/** How a person enters: `start`: the start button was clicked before the scripts ran. */
export interface Arrival {
  readonly start: boolean;
  readonly onMain: boolean;
  readonly atSignature: boolean;
}

/** Start of a session scope: no page of the journey is shown until it is ready. Observable. RTE-01, STP-06 to STP-09 */
export class Startup {
  ready = false;
  /** A sign-in code arrived that this tab did not request, while a session is open: the person chooses. D-101 */
  choosing = false;
  /** The adviser of this session; undefined until the person has chosen a session. D-101 */
  adviser: AdviserOnDossier | undefined = undefined;
  private entering = false;
  private atSignature = false;
  /** It led to another page; returning to /main starts again. ERR-02 */
  private failed = false;
  /** The page where a person resumed their file, on another device or day; back from the signature nobody resumes anything. */
  private returnedTo: Position | undefined = undefined;

  constructor(
    private readonly arrive: ResolveEntry,
    private readonly steps: StepJourney,
    private readonly model: DossierStore,
    private readonly history: StepHistory,
    private readonly routes: Routes,
    private readonly dialogs: Dialogs,
    private readonly visit: Visit,
    private readonly wallet: Pick<WalletReturn, 'wanted' | 'handOver'>,
  ) {
    model.readBy(arrive.reader);
    observed(this);
  }

  /** A dossier is being opened: its page is not known yet. */
  get opens(): boolean {
    return this.arrive.opens;
  }

  /** Remaining effort of a resumed file, until the person moves on. XTR-28 */
  get left(): Left | undefined {
    const { dossier } = this.model;
    return dossier && this.returnedTo === this.steps.at ? leftOf(dossier, this.steps.at.page) : undefined;
  }

  /** Sets `ready` whatever happens. XTR-62 */
  async enter({ start, onMain, atSignature }: Arrival): Promise<void> {
    if (this.ready || this.entering || !onMain) return;
    this.entering = true;
    this.atSignature = atSignature;
    await this.resolve(this.arrive.run(atSignature), start);
  }

  keepSession(): Promise<void> {
    return this.chosen(() => this.arrive.keepSession(this.atSignature));
  }

  openAnother(): Promise<void> {
    return this.chosen(() => this.arrive.openAnother(this.atSignature));
  }

  /** Opens the subscription that was just created. D-47 */
  async openDossier(): Promise<void> {
    await this.resolve(this.arrive.created());
  }

  /** Stores unsaved input when the session ends or the language changes, encrypted for its owner. XTR-36 */
  async storeUnsaved(): Promise<void> {
    const { dossier, drafts, documents } = this.model;
    if (dossier) await this.arrive.storeUnsaved(dossier, { ...this.steps.at, drafts: drafts.all, documents })();
  }

  /**
   * A click on another language. Its code is fetched now, in a chunk that few customers load: a separate chunk would add 55 bytes to the
   * table of chunks for everyone. If it cannot be fetched, the page stays and says so. XTR-12, XTR-40
   */
  changeLanguage(press: Pick<Event, 'preventDefault' | 'target'>): void {
    press.preventDefault();
    fetchChange()
      .then(({ changeLanguage }) => changeLanguage(press.target, this.steps, () => this.storeUnsaved()))
      .catch(() => this.steps.fail({ kind: 'unreachable' }));
  }

  /** The page of an adviser, who reads French alone, in the tab of a client who chose another language. D-111 */
  readInFrench(): void {
    fetchChange()
      .then(({ reloadIn }) => reloadIn(REFERENCE))
      .catch(() => undefined);
  }

  /** Called when the URL becomes /main. */
  shown(atSignature = false): void {
    if (this.failed) this.ready = this.failed = false;
    if (!this.ready) return;
    const { dossier } = this.model;
    if (!atSignature || dossier === undefined || !mayAwaitResult(dossier)) return this.steps.shown();
    this.model.awaitResult(true);
    this.steps.replaceBy();
  }

  private async chosen(goOn: () => () => Promise<Arrived>): Promise<void> {
    if (!this.choosing) return;
    this.choosing = false;
    await this.resolve(goOn());
  }

  /** An unexpected error shows the generic error page and is rethrown, so that it is reported as uncaught. ERR-02, XTR-62 */
  private async resolve(arriving: () => Promise<Arrived>, start = false): Promise<void> {
    try {
      this.arrived(await arriving(), start);
    } catch (error) {
      this.entering = false;
      this.ready = this.failed = true;
      this.routes.to('error/generic');
      throw error;
    }
  }

  private arrived(outcome: Arrived, start: boolean): void {
    this.model.readBy(this.arrive.reader);
    this.choosing = this.entering = outcome.kind === 'sessionOpen';
    this.ready = !this.choosing;
    this.adviser = this.ready ? this.arrive.adviser : undefined;
    if (this.wallet.handOver()) this.dialogs.walletAnswered();
    switch (outcome.kind) {
      case 'sessionOpen':
        return;
      case 'identify':
        return this.visit.identify();
      case 'withdrawal':
        this.failed = true;
        return this.routes.toWithdrawal();
      case 'offer':
        return this.steps.begin(start);
      case 'file':
        return this.entered(outcome);
      case 'elsewhere':
        this.failed = true;
        return this.routes.to(outcome.to);
      case 'signedOut':
        this.failed = true;
        return this.visit.lose(outcome.reason);
    }
  }

  /**
   * Opens the page where the session ended, with its unsaved input; after a reload, the page shown before (STP-12);
   * the page that asked a wallet, where it leads back (XTR-38); else the page of the bank's task. XTR-36
   */
  private entered({ dossier, byCode, unsaved }: Extract<Arrived, { readonly kind: 'file' }>): void {
    this.model.begin(dossier, unsaved?.drafts ?? {});
    void this.loadCart();
    const { entry } = this.history;
    if (unsaved && this.steps.allows(unsaved)) return this.steps.replaceBy(unsaved, byCode);
    if (entry && !dossier.resultAwaited && this.steps.allows(entry)) return this.steps.resume();
    const { wanted } = this.wallet;
    if (this.atSignature && this.steps.mode === 'omc') this.model.returnFromSignature();
    this.steps.replaceBy(wanted ?? entryPlace(this.model.started), byCode || wanted !== undefined);
    if (this.steps.mode === 'omc' && wanted === undefined && !this.atSignature) this.returnedTo = this.steps.at;
  }

  /** For files past the offer: loads the cart, or opens the 'continue' dialog after a failure. STP-10 */
  private async loadCart(): Promise<void> {
    await matchResult(
      this.model.loadCart(),
      (failure: Failure) => (failure.kind === 'signedOut' ? this.visit.lose('refused') : this.dialogs.carryOn(() => void this.loadCart())),
      () => undefined,
    );
  }
}
