import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Settings } from '@application/Settings';
import type { Effects } from '@application/effects';
import type { SignatureCeremony, Signatures, SignatureStatus } from './ports';
import type { Failure } from '@application/failure';
import { inLanguage, trusted } from '@application/trusted';
import type { Watch } from '@application/watch';

type Ended = Exclude<SignatureStatus, 'ongoing'>;

/** The ceremony to show, `begun` where the person has seen it before; or the outcome of the last ceremony. */
export type Opening =
  { readonly kind: 'ceremony'; readonly ceremony: SignatureCeremony; readonly begun: boolean } | { readonly kind: Ended };

/**
 * Opens the signing ceremony, or reopens it where the customer left. The bank's status decides, not what the ceremony's page reports.
 * SGN-02, SGN-04, X20
 */
export class Ceremony {
  /** The file that has no ceremony yet, as the bank answered in this visit or as its video check, just passed, implies. */
  private without: string | undefined = undefined;

  constructor(
    private readonly signatures: Signatures,
    private readonly settings: Settings,
    private readonly effects: Effects,
  ) {}

  /**
   * Requests the status of an earlier ceremony first. Opens a new one if there is none or it has not ended. `agreed`: the person's answer on
   * the period of withdrawal; undefined: not asked.
   */
  resume(idEne: string, agreed?: boolean): TE.TaskEither<Failure, Opening> {
    return pipe(
      this.look(idEne),
      TE.flatMap(status =>
        status === undefined || status === 'ongoing'
          ? this.start(idEne, agreed, status === 'ongoing')
          : TE.right<Failure, Opening>({ kind: status }),
      ),
    );
  }

  start(idEne: string, agreed?: boolean, begun = false): TE.TaskEither<Failure, Opening> {
    this.without = undefined;
    const { signature, language } = this.settings;
    const { origin } = signature;
    return pipe(
      this.effects.ask('ceremony', idEne, key => this.signatures.start(idEne, key, agreed)),
      TE.tapIO(() => this.forgetBefore),
      TE.flatMapEither(ceremony => trusted(ceremony, origin, [origin])),
      TE.map(inLanguage(language)),
      TE.map((ceremony): Opening => ({ kind: 'ceremony', ceremony, begun })),
      TE.orElse(failure => (failure.kind === 'conflict' ? TE.right<Failure, Opening>({ kind: 'signed' }) : TE.left(failure))),
    );
  }

  /** Polls the status; undefined: no try is left, or the watch ended. D-30 */
  follow(watch: Watch, idEne: string): TE.TaskEither<Failure, Ended | undefined> {
    return pipe(
      watch.follow(this.signatures.status(idEne), status => status !== 'ongoing'),
      TE.map(status => (status === 'ongoing' ? undefined : status)),
    );
  }

  /** The bank opens no ceremony before the video check: a person who has just passed it has none. */
  expectNone(idEne: string): void {
    this.without = idEne;
  }

  /** Asks for the status once, on return; undefined: no ceremony was begun, or the request failed. Not asked again where there is none. */
  look(idEne: string): TE.TaskEither<Failure, SignatureStatus | undefined> {
    if (this.without === idEne) return TE.right(undefined);
    return pipe(
      this.signatures.status(idEne),
      TE.orElse((failure): TE.TaskEither<Failure, SignatureStatus | undefined> => {
        if (failure.kind === 'absent' || failure.kind === 'refused') this.expectNone(idEne);
        return failure.kind === 'signedOut' ? TE.left(failure) : TE.right(undefined);
      }),
    );
  }

  /** A new ceremony voids the answers about an earlier one. D-60 */
  private readonly forgetBefore = (): void => this.effects.forget('holderSigned', 'end');
}
