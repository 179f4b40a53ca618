import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '@application/failure';
import { noAnswers, type Answers } from '@domain/journey/answers';
import { answersAfter, answersInOffer, type ClearedAnswer } from '@domain/journey/invalidation';
import { stepRow, type StepName } from '@domain/journey/steps';
import type { Mode, Participant } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';
import type { Journey } from '@ui/journey/Journey';

/** A journey that never moves on: it stores answers by the real rules and records calls. */
export class FakeJourney implements Journey {
  answers: Answers;
  cleared: readonly ClearedAnswer[] = [];
  /** Calls in order: 'next', 'back', 'back after the delay', 'goTo <step>'. */
  moves: string[] = [];
  mode: Mode = 'omc';
  holding = false;
  failures: Failure[] = [];
  /** Retry offered by the last failure. */
  again: (() => void) | undefined = undefined;

  constructor(
    readonly step: StepName,
    answers: Partial<Answers> = {},
  ) {
    this.answers = { ...noAnswers, step, ...answers };
    makeAutoObservable(this, { answers: observableRef, cleared: observableRef, failures: observableRef, again: observableRef });
  }

  get participant(): Participant {
    return stepRow(this.step).of ?? 'TIT';
  }

  answer(change: Partial<Answers>): void {
    const { answers, cleared } = answersAfter(this.answers, change, '2025-06-01');
    this.answers = answers;
    this.cleared = cleared;
  }

  inOffer(cart: Cart): void {
    const { answers, cleared } = answersInOffer(this.answers, cart);
    this.answers = answers;
    this.cleared = [...this.cleared, ...cleared];
  }

  next = (): Promise<void> => this.move('next');
  back = (delayed = false): Promise<void> => this.move(delayed ? 'back after the delay' : 'back');
  goTo = (step: StepName): Promise<void> => this.move(`goTo ${step}`);
  setDirty = (unsaved: boolean): void => void (this.holding = unsaved);

  fail(failure: Failure, again?: () => void): void {
    this.failures = [...this.failures, failure];
    this.again = again;
  }

  private move(move: string): Promise<void> {
    this.moves.push(move);
    return Promise.resolve();
  }
}
