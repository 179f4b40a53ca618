import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import { cached } from '@application/cached';
import type { Failure } from '@application/failure';
import type { DocumentScan, IssuerKeys, PageSymbols, SealCheck } from './ports';
import { keyOf, type IssuerKey, type Seal } from '@domain/proofs/twoDDoc/issuers';
import { parseTwoDDoc, type TwoDDoc } from '@domain/proofs/twoDDoc/parse';
import { twoDDocSays } from '@domain/proofs/twoDDoc/says';
import type { PageCodes, TwoDDocRead } from './PageCodes';

/** Reads the 2D-Doc of a page on the device. Loads the issuers' keys once, when a first symbol is found. XTR-19 */
export class ReadTwoDDoc implements PageCodes {
  private readonly keys: TaskEither<Failure, readonly IssuerKey[]>;

  constructor(
    private readonly symbols: PageSymbols,
    issuerKeys: IssuerKeys,
    private readonly check: SealCheck,
  ) {
    this.keys = cached(issuerKeys.all());
  }

  on(page: DocumentScan): Task<TwoDDocRead | undefined> {
    return async () => {
      for (const text of await this.symbols.textsOn(page)()) {
        const doc = parseTwoDDoc(text);
        const says = doc && twoDDocSays(doc);
        if (doc !== undefined && says !== undefined) return { ...says, seal: await this.sealOf(doc) };
      }
      return undefined;
    };
  }

  private async sealOf(doc: TwoDDoc): Promise<Seal> {
    const keys = await this.keys();
    const key = E.isRight(keys) ? keyOf(doc, keys.right) : undefined;
    if (key === undefined || doc.signature === undefined) return 'unknown';
    const signed = await this.check.isSignedBy(key, doc.message, doc.signature)();
    return signed === undefined ? 'unknown' : signed ? 'valid' : 'false';
  }
}
