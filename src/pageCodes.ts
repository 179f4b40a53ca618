import type { PageCodes } from '@application/proofs/PageCodes';
import { ReadTwoDDoc } from '@application/proofs/ReadTwoDDoc';
import type { CreateWorker } from '@infrastructure/browser/askWorker';
import { WorkerSymbols } from '@infrastructure/browser/symbols/WorkerSymbols';
import { WebSealCheck } from '@infrastructure/browser/WebSealCheck';
import type { BankApi } from '@infrastructure/http/BankApi';
import { HttpIssuerKeys } from '@infrastructure/http/referentials/HttpIssuerKeys';

/** What reads the 2D-Doc of a page, in a chunk of its own. XTR-19 */
export const readerOf = (api: BankApi, symbols: CreateWorker): PageCodes =>
  new ReadTwoDDoc(new WorkerSymbols(symbols), new HttpIssuerKeys(api), new WebSealCheck());
