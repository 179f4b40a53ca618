import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Documents, Received, Upload } from './ports';
import type { Failure } from '@application/failure';

type Sent = Pick<Upload, 'idEne' | 'rank' | 'documentCode' | 'pages'>;

/** How far a document got at the bank: its pages, or its pages and the declaration that they are all. */
type Reached = 'pages' | 'whole';

/** Whether two uploads have the same files, in the same order, for the same slot. */
const isSame = (one: Sent, other: Sent): boolean =>
  one.idEne === other.idEne &&
  one.rank === other.rank &&
  one.documentCode === other.documentCode &&
  one.pages.length === other.pages.length &&
  one.pages.every(({ side, content }, index) => other.pages[index]?.side === side && other.pages[index].content === content);

/** The bank does not accept the document as complete: it lost a stored page, or classifies the document differently. D-72 */
export interface Incomplete {
  readonly kind: 'incomplete';
  readonly failure: Failure;
}

const isGeneric = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 'generic';

/** The bank has answered about the document itself. */
const isAnswer = (kind: (Failure | Incomplete)['kind']): boolean => kind !== 'unreachable' && kind !== 'signedOut';

const missesPages = (failure: Failure): Failure | Incomplete => (isGeneric(failure) ? { kind: 'incomplete', failure } : failure);

/**
 * Sends a document, declares it complete and starts its analysis; returns the control's id. A retry continues from the step that failed.
 * PRF-07, D-103
 */
export class SendProof {
  private stopped: { readonly upload: Sent; readonly reached: Reached } | undefined = undefined;

  constructor(private readonly documents: Documents) {}

  run(upload: Upload): TE.TaskEither<Failure | Incomplete, string> {
    return pipe(
      TE.fromIO<Reached | undefined, Failure | Incomplete>(() => this.reached(upload)),
      TE.flatMap(reached => this.from(reached, upload)),
      TE.tapIO(() => () => this.forget()),
      TE.tapError(({ kind }) => TE.fromIO(() => (isAnswer(kind) ? this.forget() : undefined))),
    );
  }

  /**
   * Sends one side of a card, which the bank keeps until the others arrive. A bank that wants all sides in one call may refuse it; the
   * caller then sends them together. D-72
   */
  keep(upload: Upload): TE.TaskEither<Failure, Received> {
    return pipe(
      this.documents.send(upload),
      TE.orElse(failure => (isGeneric(failure) ? TE.right<Failure, Received>({ id: '', sides: undefined }) : TE.left(failure))),
    );
  }

  /** The bank has all the pages of the document: a later step failed. */
  arrived(upload: Sent): boolean {
    return this.reached(upload) !== undefined;
  }

  private reached(upload: Sent): Reached | undefined {
    return this.stopped && isSame(this.stopped.upload, upload) ? this.stopped.reached : undefined;
  }

  private from(reached: Reached | undefined, upload: Upload): TE.TaskEither<Failure | Incomplete, string> {
    const pages =
      reached === undefined ? this.reaching(this.documents.send(upload), upload, 'pages') : TE.right<Failure, unknown>(undefined);
    const whole =
      reached === 'whole' ? TE.right<Failure, void>(undefined) : this.reaching(this.documents.complete(upload), upload, 'whole');
    return pipe(
      pages,
      TE.flatMap<unknown, Failure | Incomplete, void>(() => pipe(whole, TE.mapLeft(missesPages))),
      TE.flatMap(() => this.documents.control(upload)),
    );
  }

  private reaching<A>(act: TE.TaskEither<Failure, A>, upload: Sent, reached: Reached): TE.TaskEither<Failure, A> {
    return pipe(
      act,
      TE.tapIO(() => () => void (this.stopped = { upload, reached })),
    );
  }

  /** The bank has answered about the document: the next try sends all of it. */
  private forget(): void {
    this.stopped = undefined;
  }
}
