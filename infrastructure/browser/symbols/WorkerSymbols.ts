import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import * as t from 'io-ts';
import type { PageSymbols } from '@application/proofs/ports';
import { askWorker, type CreateWorker } from '../askWorker';

/** After this time, in milliseconds, the worker is terminated: a picture that takes longer shows no symbol that can be read. */
const PATIENCE_MS = 10_000;

const Texts = t.readonlyArray(t.string);

/** Reads symbols in a new worker, which ends with the page; where it does not start, nothing is read. XTR-19 */
export class WorkerSymbols implements PageSymbols {
  constructor(private readonly createWorker: CreateWorker) {}

  textsOn({ mimeType, content }: Parameters<PageSymbols['textsOn']>[0]): Task<readonly string[]> {
    return async () => {
      if (mimeType === 'application/pdf') return [];
      const answer = await askWorker(this.createWorker, content, PATIENCE_MS);
      const texts = E.isRight(answer) ? Texts.decode(answer.right) : answer;
      return E.isRight(texts) ? texts.right : [];
    };
  }
}
