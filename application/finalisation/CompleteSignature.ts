import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Randomness } from '@application/ports/Randomness';
import type { Signatures } from '@application/ports/Signatures';
import type { Failure } from '@application/failure';
import type { FileState } from '@domain/journey/fileState';
import type { Participant } from '@domain/journey/words';

/** What follows a signature: the other person's turn, the account's creation, or a longer look at the file. */
export type AfterSignature = 'coHolderTurn' | 'creation' | 'analysis';

/** Somebody has signed: the bank is told, and the last signature ends the subscription, once. D-38, R04, R24 */
export class CompleteSignature {
  /** One key a file, for as long as the bank may have applied what it did not answer. */
  private readonly keys = new Map<string, string>();

  constructor(
    private readonly signatures: Signatures,
    private readonly randomness: Randomness,
  ) {}

  run({ idEne, workflow }: Pick<FileState, 'idEne' | 'workflow'>, participant: Participant): TE.TaskEither<Failure, AfterSignature> {
    if (participant === 'COT') return this.end(idEne);
    return pipe(
      this.signatures.finalizeHolder(),
      TE.flatMap(() => (workflow === 'joint' ? TE.right<Failure, AfterSignature>('coHolderTurn') : this.end(idEne))),
    );
  }

  private end(idEne: string): TE.TaskEither<Failure, AfterSignature> {
    const key = this.keys.get(idEne) ?? this.randomness.secret();
    this.keys.set(idEne, key);
    return pipe(
      this.signatures.endSubscription(key),
      TE.map((answer): AfterSignature => (answer === 'analysis' ? 'analysis' : 'creation')),
      TE.mapLeft(failure => {
        if (failure.kind === 'refused') this.keys.delete(idEne);
        return failure;
      }),
    );
  }
}
