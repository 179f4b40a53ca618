import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Digest, Papers, OfferDocument } from '@application/signature/ports';
import type { ReadDocuments } from '@application/signature/ReadDocuments';
import type { Failure } from '@application/failure';

export interface ReceiptLine {
  readonly id: string;
  readonly label: string;
  /** SHA-256 of the document's bytes, hexadecimal. */
  readonly fingerprint: string;
}

export interface Receipt {
  readonly lines: readonly ReceiptLine[];
}

/** Lists the documents that the person accepted, each with the SHA-256 of its bytes. XTR-09 */
export class MakeReceipt {
  constructor(
    private readonly documents: ReadDocuments,
    private readonly papers: Papers,
    private readonly digest: Digest,
  ) {}

  run(idEne: string): TE.TaskEither<Failure, Receipt> {
    return pipe(
      this.documents.list(idEne),
      TE.flatMap(TE.traverseArray(document => this.line(document))),
      TE.map(lines => ({ lines })),
    );
  }

  private line({ id, label, url }: OfferDocument): TE.TaskEither<Failure, ReceiptLine> {
    return pipe(
      this.papers.read(url),
      TE.flatMapTask(bytes => this.digest.sha256(bytes)),
      TE.map(fingerprint => ({ id, label, fingerprint })),
    );
  }
}
