import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Settings } from '@application/ports/Settings';
import type { Effects } from '@application/effects';
import type { SignatureCeremony, Signatures, SignatureStatus } from '@application/ports/Signatures';
import type { Failure } from '@application/failure';
import { trustedAddress } from '@application/trusted';

/** The ceremony to show, or what became of the one before. */
export type Opening =
  { readonly kind: 'ceremony'; readonly ceremony: SignatureCeremony } | { readonly kind: Exclude<SignatureStatus, 'ongoing'> };

/** Opens the ceremony, or takes it up where it was left. SGN-02, SGN-04, X20 */
export class OpenCeremony {
  constructor(
    private readonly signatures: Signatures,
    private readonly settings: Settings,
    private readonly effects: Effects,
  ) {}

  /** What a session left behind has become comes first; a new one is opened where there is none, or none that ended. */
  resume(idEne: string): TE.TaskEither<Failure, Opening> {
    return pipe(
      this.signatures.status(idEne),
      TE.orElse((failure): TE.TaskEither<Failure, SignatureStatus> =>
        failure.kind === 'signedOut' ? TE.left(failure) : TE.right('ongoing'),
      ),
      TE.flatMap(status => (status === 'ongoing' ? this.start(idEne) : TE.right<Failure, Opening>({ kind: status }))),
    );
  }

  start(idEne: string): TE.TaskEither<Failure, Opening> {
    const { origin } = this.settings.signature;
    return pipe(
      this.effects.ask('ceremony', idEne, key => this.signatures.start(idEne, key)),
      TE.tapIO(() => this.forgetBefore),
      TE.flatMapEither(({ url, signId }) =>
        pipe(
          trustedAddress(url, origin, [origin]),
          E.map((address): Opening => ({ kind: 'ceremony', ceremony: { signId, url: address } })),
        ),
      ),
      TE.orElse(failure => (failure.kind === 'conflict' ? TE.right<Failure, Opening>({ kind: 'signed' }) : TE.left(failure))),
    );
  }

  /** What was told of a ceremony before holds no more. D-60 */
  private readonly forgetBefore = (): void => this.effects.forget('holderSigned', 'end');
}
