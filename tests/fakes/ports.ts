import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type {
  AnswerStore,
  StoredSelection,
  UnsavedInput,
  UnsavedInputStore,
  PendingSignIn,
  Session,
  SessionEndReason,
  SessionStore,
} from '@application/session/ports';
import type { Carts } from '@application/offer/ports';
import type { TrackedPages } from '@application/observation/ports';
import type { Answers } from '@domain/journey/answers';
import type { Mode } from '@domain/journey/words';
import type { ShownPage } from '@domain/journey/trackingOrder';
import type { Cart } from '@domain/offer/cart';
import type { SelectedContract } from '@domain/offer/contracts';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import { cart as aCart } from '../builders/offer';

export const given =
  <Answer>(answer: Answer): TE.TaskEither<Failure, Answer> =>
  () =>
    Promise.resolve(E.right(answer));
export const failing =
  (failure: Failure): TE.TaskEither<Failure, never> =>
  () =>
    Promise.resolve(E.left(failure));

/** A session that lives as long as the page. */
export class MemorySession implements SessionStore {
  durable = false;
  full = false;
  lapsed = false;
  held: Session | undefined = undefined;
  reader: Mode | undefined = undefined;
  pending: PendingSignIn | undefined = undefined;

  session = (): Session | undefined => this.held;
  open = (session: Session): void => void (this.held = session);
  pendingSignIn = (): PendingSignIn | undefined => this.pending;
  begin = (signIn: PendingSignIn): void => ((this.pending = signIn), this.readBy('omc'));
  readBy = (reader: Mode): void => void (this.reader = reader);
  endSignIn = (): void => void (this.pending = undefined);

  clear = (): void => {
    this.lapsed = false;
    this.held = undefined;
    this.pending = undefined;
  };

  endedBy: SessionEndReason | undefined = undefined;
  lose = (reason: SessionEndReason): void => {
    this.clear();
    this.endedBy = reason;
  };
}

/** Tracked pages by file; a second journey with the same instance plays a reload. */
export class MemoryTrackedPages implements TrackedPages {
  private readonly pages = new Map<string, ShownPage>();
  last = (holderId: string): ShownPage | undefined => this.pages.get(holderId);
  keep = (holderId: string, page: ShownPage): void => void this.pages.set(holderId, page);
}

export class MemoryAnswers implements AnswerStore {
  answers: Answers | undefined = undefined;
  chosen: StoredSelection | undefined = undefined;

  load = (): Answers | undefined => this.answers;
  keep = (answers: Answers): void => void (this.answers = answers);
  forget = (): void => void (this.answers = undefined);
  selection = (): StoredSelection | undefined => this.chosen;
  keepSelection = (selection: StoredSelection): void => void (this.chosen = selection);
  forgetSelection = (): void => void (this.chosen = undefined);
}

/** Gives stored input to its owner once; another person finds nothing and clears it. */
export class MemoryWords implements UnsavedInputStore {
  kept: { readonly owner: string; readonly words: UnsavedInput } | undefined = undefined;

  keep = (owner: string, words: UnsavedInput) => (): Promise<void> => Promise.resolve(void (this.kept = { owner, words }));

  take = (owner: string) => (): Promise<UnsavedInput | undefined> => {
    const { kept } = this;
    this.kept = undefined;
    return Promise.resolve(kept?.owner === owner ? kept.words : undefined);
  };
}

/** A bank with one cart. */
export class MemoryCarts implements Carts {
  saved: (readonly SelectedContract[])[] = [];
  asked: string[] = [];
  failure: Failure | undefined = undefined;

  constructor(public cart: Cart = aCart()) {}

  anticipate = (workflow: string, over26: boolean): TE.TaskEither<Failure, Cart> => this.answered(`anticipate ${workflow} ${over26}`);
  forecast = (workflow: string, youth: boolean): TE.TaskEither<Failure, Cart> => this.answered(`forecast ${workflow} ${youth}`);
  mine = (): TE.TaskEither<Failure, Cart> => this.answered('mine');

  save = (selection: readonly SelectedContract[], confirmed?: MonthlyTotal): TE.TaskEither<Failure, Cart> => {
    if (this.failure === undefined) {
      this.saved.push(selection);
      this.cart = { ...this.cart, selection, confirmedPrice: confirmed ?? this.cart.confirmedPrice };
    }
    return this.answered('save');
  };

  private answered(what: string): TE.TaskEither<Failure, Cart> {
    this.asked.push(what);
    return this.failure === undefined ? given(this.cart) : failing(this.failure);
  }
}
