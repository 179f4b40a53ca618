import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Papers, OfferDocument, Signatures } from './ports';
import type { Settings } from '@application/Settings';
import type { Failure } from '@application/failure';
import { trusted } from '@application/trusted';

/** The first bytes of a PDF; an error page of a server or proxy starts differently. */
const MAGIC = '%PDF-';

const isPdf = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, MAGIC.length)) === MAGIC;

/** Reads the documents of the offer; each opening requests a new address, because an address works once. SGN-01, X20 */
export class ReadDocuments {
  constructor(
    private readonly signatures: Signatures,
    private readonly settings: Settings,
    private readonly papers: Papers,
  ) {}

  list(idEne: string): TE.TaskEither<Failure, readonly OfferDocument[]> {
    return pipe(this.signatures.documents(idEne), TE.flatMapEither(E.traverseArray(document => this.trusted(document))));
  }

  /** The bytes of one document, from an address requested now. D-61 */
  paper(idEne: string, id: string): TE.TaskEither<Failure, Uint8Array> {
    return pipe(
      this.list(idEne),
      TE.flatMap(documents => {
        const found = documents.find(document => document.id === id);
        return found ? this.papers.read(found.url) : TE.left<Failure, Uint8Array>({ kind: 'unreadable', report: ['documentId'] });
      }),
      TE.filterOrElse(isPdf, (): Failure => ({ kind: 'unreadable', report: ['document'] })),
    );
  }

  private trusted(document: OfferDocument): E.Either<Failure, OfferDocument> {
    const page = this.settings.identityProvider.redirectUrl;
    const origins = [new URL(page).origin, new URL(this.settings.api.baseUrl, page).origin, this.settings.signature.origin];
    return trusted(document, page, origins);
  }
}
