import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Option } from '@ui/kit/matching';
import { Latest } from '@ui/mvvm/Latest';
import { failed, idle, loading, ready, type Loadable } from '@ui/mvvm/loadable';
import { observed } from '@ui/mvvm/observed';
import type { DossierJourney } from '@ui/journey/DossierJourney';

/** Data that a screen loads from the bank. Only the latest load counts; a failed one can be retried. */
export class Resource<Answer> {
  state: Loadable<Answer> = idle;
  /** `renew` is running. */
  renewing = false;
  private readonly latest = new Latest();
  private last: (behind: boolean) => Promise<void> = () => Promise.resolve();

  constructor(
    private readonly journey: Pick<DossierJourney, 'fail'>,
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
    this.last = behind => this.run(task, then, behind);
    return this.last(false);
  }

  retry(): void {
    void this.last(false);
  }

  /** Reloads in the background. The current value stays until the answer arrives. */
  renew(): void {
    void this.last(true);
  }

  private run(task: TaskEither<Failure, Answer>, then: (answer: Answer) => void, behind: boolean): Promise<void> {
    this.renewing = behind;
    if (!behind) this.state = loading;
    return this.latest.run(
      task,
      failure => {
        this.renewing = false;
        if (!behind) this.state = failed(failure);
        if (failure.kind === 'signedOut') this.journey.fail(failure);
      },
      answer => {
        this.renewing = false;
        this.state = ready(answer);
        then(answer);
      },
    );
  }

  /** Drops the answer and the running load. */
  reset(): void {
    this.latest.cancel();
    this.renewing = false;
    this.state = idle;
  }
}
