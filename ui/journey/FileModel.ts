import { makeAutoObservable, observableRef } from 'mobx';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { SaveProspect } from '@application/file/SaveProspect';
import type { LoadCart } from '@application/offer/LoadCart';
import type { Clock } from '@application/ports/Clock';
import type { StartedFile } from '@application/session/StartJourney';
import type { Failure } from '@application/failure';
import { blankProspect, type Prospect, type ProspectPart } from '@domain/holders/prospect';
import type { Connected } from '@domain/adviser/connected';
import { connectedTo, stepOfFile, visitorOf } from '@domain/journey/fileSteps';
import type { FileState } from '@domain/journey/fileState';
import type { StepName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import { parisTime } from '@domain/kernel/day';
import type { Cart } from '@domain/offer/cart';
import { Drafts } from './Drafts';
import type { Saving } from './FileJourney';

/** The file under way as the tab knows it: the bank's state, its people, its cart, and what of it is saved. */
export class FileModel {
  file: StartedFile | undefined = undefined;
  cart: Cart | undefined = undefined;
  saving: Saving = { kind: 'none' };
  /** The get-liveness-result flag: an adviser awaits the result of the client's video check, which Main then follows. RTE-02, LIV-05 */
  resultAwaited = false;
  readonly drafts = new Drafts();

  constructor(
    private readonly saveProspect: SaveProspect,
    private readonly loadCart: LoadCart,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, { file: observableRef, cart: observableRef, saving: observableRef, drafts: false }, { autoBind: true });
  }

  /** Of a file that is known to be there: screens of the file are shown with one only. */
  get started(): StartedFile {
    if (this.file === undefined) throw new Error('No file is under way');
    return this.file;
  }

  get connected(): Participant {
    return connectedTo(this.started.state, this.started.person);
  }

  /** One of the two, or the adviser. D-47 */
  get visitor(): Connected {
    return visitorOf(this.started.state, this.started.person);
  }

  /** Where the file stands for the person connected. STP-09 */
  get stands(): StepName {
    const { state, coHolderFinished } = this.started;
    return stepOfFile(state, this.visitor, coHolderFinished);
  }

  prospectOf(who: Participant): Prospect {
    return this.file?.people[who] ?? blankProspect;
  }

  idOf(who: Participant): string {
    const { holderId, coHolderId } = this.started.state;
    return who === 'TIT' ? holderId : (coHolderId ?? '');
  }

  begin(file: StartedFile): void {
    this.file = file;
    this.resultAwaited = false;
    this.drafts.take({});
  }

  take(state: FileState): void {
    this.file = { ...this.started, state };
  }

  awaitResult(awaited: boolean): void {
    this.resultAwaited = awaited;
  }

  keepCart(cart: Cart): void {
    this.cart = cart;
  }

  /** A new page says only what it saved itself. */
  quiet(): void {
    this.say({ kind: 'none' });
  }

  private say(saving: Saving): void {
    this.saving = saving;
  }

  loadedCart(): TaskEither<Failure, Cart> {
    return this.loadCart.run();
  }

  save(who: Participant, part: ProspectPart): TaskEither<Failure, void> {
    return async () => {
      this.say({ kind: 'saving' });
      return this.saved(who, part, await this.saveProspect.run(this.idOf(who), part)());
    };
  }

  private saved(who: Participant, part: ProspectPart, outcome: E.Either<Failure, FileState | undefined>): E.Either<Failure, void> {
    if (E.isLeft(outcome)) {
      this.say({ kind: 'failed' });
      return outcome;
    }
    const { people, state } = this.started;
    const { birthdate } = this.prospectOf(who).birth;
    this.file = { ...this.started, state: outcome.right ?? state, people: { ...people, [who]: { ...this.prospectOf(who), ...part } } };
    this.say({ kind: 'saved', at: parisTime(this.clock.now()) });
    if (part.birth && part.birth.birthdate !== birthdate) void this.refreshCart();
    return E.right(undefined);
  }

  /** The bank's offer follows the birthdates; until its answer comes the prices are those of the rules. D-50 */
  private async refreshCart(): Promise<void> {
    const cart = await this.loadCart.run()();
    if (E.isRight(cart)) this.keepCart(cart.right);
  }
}
