import { makeAutoObservable, observableRef } from 'mobx';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { failed, idle, loading, ready, type Loadable } from '@ui/mvvm/loadable';
import { settle } from '@ui/mvvm/settle';
import type { FileJourney } from './FileJourney';

/** Something that a screen asks the bank for, of which the last asking counts; what fails may be asked again. */
export class Asked<Answer> {
  state: Loadable<Answer> = idle;
  private turn = 0;
  private last: TaskEither<Failure, Answer> | undefined = undefined;

  constructor(private readonly journey: Pick<FileJourney, 'fail'>) {
    makeAutoObservable<this, 'turn' | 'last'>(this, { state: observableRef, turn: false, last: false }, { autoBind: true });
  }

  get value(): Answer | undefined {
    return this.state.kind === 'ready' ? this.state.value : undefined;
  }

  get missed(): boolean {
    return this.state.kind === 'failed';
  }

  ask(task: TaskEither<Failure, Answer>): Promise<void> {
    const turn = ++this.turn;
    this.last = task;
    this.state = loading;
    return settle(
      task,
      failure => this.came(turn, failed(failure)),
      answer => this.came(turn, ready(answer)),
    );
  }

  again(): void {
    if (this.last) void this.ask(this.last);
  }

  /** What was asked no longer matters. */
  forget(): void {
    this.turn += 1;
    this.state = idle;
  }

  private came(turn: number, state: Loadable<Answer>): void {
    if (turn !== this.turn) return;
    this.state = state;
    if (state.kind === 'failed' && state.failure.kind === 'signedOut') this.journey.fail(state.failure);
  }
}
