import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Effects } from '@application/effects';
import type { Signatures } from '@application/ports/Signatures';
import type { Failure } from '@application/failure';
import type { FileState } from '@domain/journey/fileState';
import type { Participant } from '@domain/journey/words';

/** What follows a signature: the other person's turn, the account's creation, or a longer look at the file. */
export type AfterSignature = 'coHolderTurn' | 'creation' | 'analysis';

/** Tells the bank that a person has signed; the last signature ends the subscription. Each once. D-38, R04, R24 */
export class CompleteSignature {
  constructor(
    private readonly signatures: Signatures,
    private readonly effects: Effects,
  ) {}

  run({ idEne, workflow }: Pick<FileState, 'idEne' | 'workflow'>, participant: Participant): TE.TaskEither<Failure, AfterSignature> {
    if (participant === 'COT') return this.end(idEne);
    return pipe(
      this.effects.once('holderSigned', idEne, ['told'], key =>
        pipe(
          this.signatures.finalizeHolder(key),
          TE.map(() => 'told'),
        ),
      ),
      TE.flatMap(() => (workflow === 'joint' ? TE.right<Failure, AfterSignature>('coHolderTurn') : this.end(idEne))),
    );
  }

  /** A refusal may void what was signed (D-60): everything is sent again, once it is signed again. */
  private end(idEne: string): TE.TaskEither<Failure, AfterSignature> {
    return pipe(
      this.effects.once('end', idEne, ['accepted', 'analysis'], key => this.signatures.endSubscription(key)),
      TE.map((answer): AfterSignature => (answer === 'analysis' ? 'analysis' : 'creation')),
      TE.tapError(({ kind }) => TE.fromIO(() => (kind === 'refused' ? this.effects.forget('holderSigned') : undefined))),
    );
  }
}
