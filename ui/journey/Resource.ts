import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Option } from '@ui/kit/matching';
import { Latest } from '@ui/mvvm/Latest';
import { failed, idle, loading, ready, type Loadable } from '@ui/mvvm/loadable';
import { observed } from '@ui/mvvm/observed';
import type { FileJourney } from './FileJourney';

/** Data that a screen loads from the bank. Only the latest load counts; a failed one can be retried. */
export class Resource<Answer> {
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

  /** Options of a field; empty while loading. */
  get options(): readonly Option[] {
    return this.value === undefined ? [] : this.toOptions(this.value);
  }

  /** Loaded, or failed and reported on the page. */
  get settled(): boolean {
    return this.state.kind === 'ready' || this.missed;
  }

  get missed(): boolean {
    return this.state.kind === 'failed';
  }

  /** `then` runs with the answer, unless another load has started meanwhile. */
  load(task: TaskEither<Failure, Answer>, then: (answer: Answer) => void = () => undefined): Promise<void> {
    this.last = () => this.load(task, then);
    this.state = loading;
    return this.latest.run(
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

  retry(): void {
    void this.last();
  }

  /** Drops the answer and the running load. */
  reset(): void {
    this.latest.cancel();
    this.state = idle;
  }
}
