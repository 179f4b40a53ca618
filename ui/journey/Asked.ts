import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Option } from '@ui/kit/matching';
import { Latest } from '@ui/mvvm/Latest';
import { failed, idle, loading, ready, type Loadable } from '@ui/mvvm/loadable';
import { observed } from '@ui/mvvm/observed';
import type { FileJourney } from './FileJourney';

/** Something that a screen asks the bank for, of which the last asking counts; what fails may be asked again. */
export class Asked<Answer> {
  state: Loadable<Answer> = idle;
  private readonly latest = new Latest();
  private last: () => Promise<void> = () => Promise.resolve();

  constructor(
    private readonly journey: Pick<FileJourney, 'fail'>,
    private readonly toOptions: (answer: Answer) => readonly Option[] = () => [],
  ) {
    observed(this);
  }

  get value(): Answer | undefined {
    return this.state.kind === 'ready' ? this.state.value : undefined;
  }

  /** What a field offers of it: nothing before it came. */
  get options(): readonly Option[] {
    return this.value === undefined ? [] : this.toOptions(this.value);
  }

  /** It came, or the page says that it is missing. */
  get settled(): boolean {
    return this.state.kind === 'ready' || this.missed;
  }

  get missed(): boolean {
    return this.state.kind === 'failed';
  }

  /** `then`: what follows from the answer, where it is still the last one asked for. */
  ask(task: TaskEither<Failure, Answer>, then: (answer: Answer) => void = () => undefined): Promise<void> {
    this.last = () => this.ask(task, then);
    this.state = loading;
    return this.latest.ask(
      task,
      failure => {
        this.state = failed(failure);
        if (failure.kind === 'signedOut') this.journey.fail(failure);
      },
      answer => {
        this.state = ready(answer);
        then(answer);
      },
    );
  }

  again(): void {
    void this.last();
  }

  /** What was asked no longer matters. */
  forget(): void {
    this.latest.forget();
    this.state = idle;
  }
}
