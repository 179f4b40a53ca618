import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Carts } from '@application/offer/ports';
import type { Clock } from '@application/browser/ports';
import type { Prospects } from '@application/prospect/ports';
import type { PapersOrder, SentSides } from '@application/proofs/ports';
import type { Failure } from '@application/failure';
import { blankProspect, type Prospect, type ProspectPart } from '@domain/holders/prospect';
import { connectedTo } from '@domain/journey/dossierSteps';
import { takesPapersAhead } from '@domain/journey/papersFirst';
import type { DossierState } from '@domain/journey/dossierState';
import { personIdIn, currentStepOf, type StartedDossier } from '@domain/journey/startedDossier';
import type { StepName } from '@domain/journey/steps';
import type { Mode, Participant } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';
import type { Position } from '@domain/journey/position';
import { hourText } from '@ui/mvvm/hourText';
import { observed } from '@ui/mvvm/observed';
import { Drafts } from './Drafts';

/** Status of the page's last save, shown and announced. `at`: the hour, formatted. XTR-03, D-93 */
export type Saving = { readonly kind: 'none' | 'saving' | 'failed' } | { readonly kind: 'saved'; readonly at: string };

/** A save from the recap: the person concerned, and the SMS code when the e-mail changes. D-62 */
export interface SavedBy {
  readonly of: Participant;
  readonly code?: string | undefined;
}

const nothing: Saving = { kind: 'none' };

/** Store of the open file: the bank's state, the people, the cart, and unsaved drafts. */
export class DossierStore {
  dossier: StartedDossier | undefined = undefined;
  cart: Cart | undefined = undefined;
  /** Who reads the pages without a file. D-111 */
  reader: Mode | undefined = undefined;
  /** The customer has come to the return address of the signature, whose outcome is not known yet. SGN-03 */
  backFromSignature = false;
  readonly drafts = new Drafts();
  /** The step whose paper the bank refused ahead of its task: it is asked again there. D-125 */
  deferred: StepName | undefined = undefined;
  /** Documents chosen and not sent, to be stored when the session ends. XTR-36 */
  documents: SentSides | undefined = undefined;

  private said: { readonly on: Position; readonly saving: Saving } | undefined = undefined;

  constructor(
    private readonly prospects: Pick<Prospects, 'save'>,
    private readonly carts: Pick<Carts, 'mine'>,
    private readonly clock: Pick<Clock, 'now' | 'today' | 'deviceOffset'>,
    private readonly order: PapersOrder,
  ) {
    observed(this);
  }

  /** For screens of the file, which render only when a file is open. */
  get started(): StartedDossier {
    if (this.dossier === undefined) throw new Error('No file is under way');
    return this.dossier;
  }

  get state(): DossierState {
    return this.started.state;
  }

  /** Saved answers of each holder; `COT` is absent on individual accounts. */
  get people(): StartedDossier['people'] {
    return this.started.people;
  }

  get stands(): StepName {
    return currentStepOf(this.started);
  }

  prospectOf(who: Participant): Prospect {
    return this.dossier?.people[who] ?? blankProspect;
  }

  readBy(reader: Mode): void {
    this.reader = reader;
  }

  begin(dossier: StartedDossier, drafts: Readonly<Record<string, object>>): void {
    this.dossier = { ...dossier, state: this.trusted(dossier.state, dossier.person) };
    this.drafts.take(drafts);
  }

  take(state: DossierState): void {
    this.dossier = { ...this.started, state: this.trusted(state) };
  }

  returnFromSignature(): void {
    this.backFromSignature = true;
  }

  /** While set, the main page follows the result of the client's video check; the adviser's reading of it clears it. RTE-02, LIV-05 */
  awaitResult(resultAwaited: boolean): void {
    this.dossier = { ...this.started, resultAwaited };
  }

  /** The bank takes papers in turn: the rest of the dossier follows its order. D-125 */
  followBank(refused: StepName): void {
    this.order.followBank(this.state.idEne);
    this.deferred = refused;
    this.take(this.state);
  }

  /** Their pages may be shown, although the file is past them. D-126 */
  mayShow(controlledAnew: readonly StepName[]): void {
    this.dossier = { ...this.started, controlledAnew };
  }

  keepDocuments(documents: SentSides): void {
    this.documents = documents;
  }

  /** `savedOn`: the page that saved it. */
  keepCart(cart: Cart, savedOn?: Position): void {
    this.cart = cart;
    if (savedOn) this.say(savedOn, { kind: 'saved', at: hourText(this.clock, this.clock.now()) });
  }

  /** For files past the offer. STP-10 */
  loadCart(): TE.TaskEither<Failure, void> {
    return TE.map((cart: Cart) => this.keepCart(cart))(this.carts.mine());
  }

  /** Only the page that saved shows the status. XTR-03 */
  savingOn(at: Position): Saving {
    return this.said?.on === at ? this.said.saving : nothing;
  }

  /** A save with a code reports no failure in the status: the code's field shows the error. D-62 */
  save(on: Position, who: Participant, part: ProspectPart, code?: string): TE.TaskEither<Failure, void> {
    return async () => {
      this.say(on, { kind: 'saving' });
      const outcome = await this.prospects.save(personIdIn(this.started, who), part, code)();
      if (E.isRight(outcome)) this.saved(who, part, outcome.right);
      const missed = code === undefined ? 'failed' : 'none';
      this.say(on, E.isRight(outcome) ? { kind: 'saved', at: hourText(this.clock, this.clock.now()) } : { kind: missed });
      return E.map(() => undefined)(outcome);
    };
  }

  /**
   * The bank still has the dossier: a last day in the past is ignored, and no page shows it (D-85). A co-holder in a session of their own
   * does not see the holder's answers, so that the bank's order alone says where they are (D-123, D-125).
   */
  private trusted(state: DossierState, person = this.started.person): DossierState {
    const isOver = state.keptUntil !== undefined && state.keptUntil < this.clock.today();
    const kept = isOver ? { ...state, keptUntil: undefined } : state;
    const { papersFirst: before = false, ...rest } = kept;
    if (!takesPapersAhead(state)) this.order.followBank(state.idEne);
    const papersFirst = this.order.isPapersFirst(state) && connectedTo(state, person) === 'TIT';
    return papersFirst === before ? kept : papersFirst ? { ...rest, papersFirst } : rest;
  }

  private say(on: Position, saving: Saving): void {
    this.said = { on, saving };
  }

  /** A changed birthdate changes the offer: reloads the cart; until it arrives the rules give the prices. D-50 */
  private saved(who: Participant, part: ProspectPart, state: DossierState | undefined): void {
    const { people } = this.started;
    const { birthdate } = this.prospectOf(who).birth;
    this.dossier = {
      ...this.started,
      state: state ? this.trusted(state) : this.started.state,
      people: { ...people, [who]: { ...this.prospectOf(who), ...part } },
    };
    if (part.birth && part.birth.birthdate !== birthdate) void this.loadCart()();
  }
}
