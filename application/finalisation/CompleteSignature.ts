import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Effects } from '@application/effects';
import type { Signatures } from '@application/signature/ports';
import type { Failure } from '@application/failure';
import type { DossierState } from '@domain/journey/dossierState';
import type { Participant } from '@domain/journey/words';

/** The stage after a signature: the other holder signs, the bank creates the account, or staff analyse the file. */
export type AfterSignature = 'coHolderTurn' | 'creation' | 'analysis';

/** Reports a person's signature to the bank; the last signature ends the subscription. Each request leaves once. D-38, R04, R24 */
export class CompleteSignature {
  constructor(
    private readonly signatures: Signatures,
    private readonly effects: Effects,
  ) {}

  run({ idEne, workflow }: Pick<DossierState, 'idEne' | 'workflow'>, participant: Participant): TE.TaskEither<Failure, AfterSignature> {
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

  /** A refusal may void the signatures (D-60): after a new signature both requests leave again. */
  private end(idEne: string): TE.TaskEither<Failure, AfterSignature> {
    return pipe(
      this.effects.once('end', idEne, ['accepted', 'analysis'], key => this.signatures.endSubscription(key)),
      TE.map((answer): AfterSignature => (answer === 'analysis' ? 'analysis' : 'creation')),
      TE.tapError(({ kind }) => TE.fromIO(() => (kind === 'refused' ? this.effects.forget('holderSigned') : undefined))),
    );
  }
}
