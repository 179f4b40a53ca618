import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Settings } from '@application/ports/Settings';
import type { OfferDocument, Signatures } from '@application/ports/Signatures';
import type { Failure } from '@application/failure';
import { trustedAddress } from '@application/trusted';

/** The documents of the offer; an address that opens one is asked for anew each time, because it is good once. SGN-01, X20 */
export class ReadDocuments {
  constructor(
    private readonly signatures: Signatures,
    private readonly settings: Settings,
  ) {}

  list(idEne: string): TE.TaskEither<Failure, readonly OfferDocument[]> {
    return pipe(this.signatures.documents(idEne), TE.flatMapEither(E.traverseArray(document => this.trusted(document))));
  }

  /** The address of one document, fresh. */
  address(idEne: string, id: string): TE.TaskEither<Failure, string> {
    return pipe(
      this.list(idEne),
      TE.flatMap(documents => {
        const found = documents.find(document => document.id === id);
        return found ? TE.right<Failure, string>(found.url) : TE.left<Failure, string>({ kind: 'unreadable', report: ['documentId'] });
      }),
    );
  }

  private trusted(document: OfferDocument): E.Either<Failure, OfferDocument> {
    const page = this.settings.identityProvider.redirectUrl;
    const origins = [new URL(page).origin, new URL(this.settings.api.baseUrl, page).origin, this.settings.signature.origin];
    return pipe(
      trustedAddress(document.url, page, origins),
      E.map(url => ({ ...document, url })),
    );
  }
}
