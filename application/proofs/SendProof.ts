import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Documents, Upload } from '@application/ports/Documents';
import type { Failure } from '@application/failure';

type Sent = Pick<Upload, 'idEne' | 'rank' | 'documentCode' | 'pages'>;

/** What the bank has of a document: its pages; its pages and the word that these are all. */
type Reached = 'pages' | 'whole';

/** The very files, in the same order, for the same slot. */
const isSame = (one: Sent, other: Sent): boolean =>
  one.idEne === other.idEne &&
  one.rank === other.rank &&
  one.documentCode === other.documentCode &&
  one.pages.length === other.pages.length &&
  one.pages.every(({ side, content }, index) => other.pages[index]?.side === side && other.pages[index].content === content);

/** A document sent, said to be whole, and given to the analysis; the control's id. After a failure the next try goes on where that one stopped. PRF-07, D-103 */
export class SendProof {
  private stopped: { readonly upload: Sent; readonly reached: Reached } | undefined = undefined;

  constructor(private readonly documents: Documents) {}

  run(upload: Upload): TE.TaskEither<Failure, string> {
    return pipe(
      TE.fromIO<Reached | undefined, Failure>(() => this.reached(upload)),
      TE.flatMap(reached => this.from(reached, upload)),
      TE.tapIO(() => () => this.forget()),
      TE.tapError(({ kind }) => TE.fromIO(() => (kind === 'unreachable' ? undefined : this.forget()))),
    );
  }

  /** The bank has all the pages of it: what failed came after them. */
  arrived(upload: Sent): boolean {
    return this.reached(upload) !== undefined;
  }

  private reached(upload: Sent): Reached | undefined {
    return this.stopped && isSame(this.stopped.upload, upload) ? this.stopped.reached : undefined;
  }

  private from(reached: Reached | undefined, upload: Upload): TE.TaskEither<Failure, string> {
    const pages = reached === undefined ? this.reaching(this.documents.send(upload), upload, 'pages') : TE.right<Failure, void>(undefined);
    const whole = reached === 'whole' ? TE.right<Failure, void>(undefined) : this.reaching(this.documents.complete(upload), upload, 'whole');
    return pipe(
      pages,
      TE.flatMap(() => whole),
      TE.flatMap(() => this.documents.control(upload)),
    );
  }

  private reaching(act: TE.TaskEither<Failure, void>, upload: Sent, reached: Reached): TE.TaskEither<Failure, void> {
    return pipe(
      act,
      TE.tapIO(() => () => void (this.stopped = { upload, reached })),
    );
  }

  /** The bank has said something of it: the next try sends the whole. */
  private forget(): void {
    this.stopped = undefined;
  }
}
