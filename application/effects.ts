import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { EffectName, EffectStore } from './session/ports';
import type { Randomness } from './browser/ports';
import type { Failure } from './failure';

/** The bank may have done it: a retry must carry the same key. */
const unanswered = ({ kind }: Failure): boolean => kind === 'unreachable' || kind === 'unreadable' || kind === 'signedOut';

/** Sends each creation or ending with one idempotency key until the bank answers. R04, R24 */
export class Effects {
  constructor(
    private readonly store: EffectStore,
    private readonly randomness: Pick<Randomness, 'secret'>,
  ) {}

  /** The answer ends the key: the next call sends a new one. */
  ask<Answer>(name: EffectName, of: string, send: (key: string) => TE.TaskEither<Failure, Answer>): TE.TaskEither<Failure, Answer> {
    return pipe(
      this.sent(name, of, send),
      TE.tapIO(() => () => this.store.forget(name)),
    );
  }

  /** Stores the answer and returns it without sending again until `forget`, because the file may show the effect late. D-38 */
  once<Answer extends string>(
    name: EffectName,
    of: string,
    answers: readonly Answer[],
    send: (key: string) => TE.TaskEither<Failure, Answer>,
  ): TE.TaskEither<Failure, Answer> {
    const stored = this.store.stored(name);
    const answered = stored?.of === of ? answers.find(answer => answer === stored.answer) : undefined;
    if (answered !== undefined) return TE.right(answered);
    return pipe(
      this.sent(name, of, send),
      TE.tapIO(answer => () => this.store.keep(name, { of, key: this.keyOf(name, of), answer })),
    );
  }

  forget(...names: readonly EffectName[]): void {
    names.forEach(name => this.store.forget(name));
  }

  private sent<Answer>(
    name: EffectName,
    of: string,
    send: (key: string) => TE.TaskEither<Failure, Answer>,
  ): TE.TaskEither<Failure, Answer> {
    return pipe(
      TE.fromIO<string, Failure>(() => this.keyOf(name, of)),
      TE.flatMap(send),
      TE.tapError(failure => TE.fromIO(() => (unanswered(failure) ? undefined : this.store.forget(name)))),
    );
  }

  private keyOf(name: EffectName, of: string): string {
    const stored = this.store.stored(name);
    if (stored?.of === of) return stored.key;
    const key = this.randomness.secret();
    this.store.keep(name, { of, key });
    return key;
  }
}
