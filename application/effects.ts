import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { EffectName, EffectStore } from './ports/EffectStore';
import type { Randomness } from './ports/Randomness';
import type { Failure } from './failure';

/** Nobody knows whether the bank did it: another try must carry the same key. */
const unanswered = ({ kind }: Failure): boolean => kind === 'unreachable' || kind === 'unreadable' || kind === 'signedOut';

/** Each thing that is created or ended is asked for with one key, until the bank has answered. R04, R24 */
export class Effects {
  constructor(
    private readonly store: EffectStore,
    private readonly randomness: Pick<Randomness, 'secret'>,
  ) {}

  /** Once answered, the next is another one. */
  ask<Answer>(name: EffectName, of: string, send: (key: string) => TE.TaskEither<Failure, Answer>): TE.TaskEither<Failure, Answer> {
    return pipe(
      this.sent(name, of, send),
      TE.tapIO(() => () => this.store.forget(name)),
    );
  }

  /** Once answered, that is its answer until it is forgotten: nothing is sent again because the file does not say it yet. D-38 */
  once<Answer extends string>(
    name: EffectName,
    of: string,
    answers: readonly Answer[],
    send: (key: string) => TE.TaskEither<Failure, Answer>,
  ): TE.TaskEither<Failure, Answer> {
    const kept = this.store.kept(name);
    const answered = kept?.of === of ? answers.find(answer => answer === kept.answer) : undefined;
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
    const kept = this.store.kept(name);
    if (kept?.of === of) return kept.key;
    const key = this.randomness.secret();
    this.store.keep(name, { of, key });
    return key;
  }
}
