import type { Task } from 'fp-ts/Task';
import type { DocumentPage } from './Documents';

/** Reads the Data Matrix symbols of a page on the device; empty: there is none, it is spoilt, or time is up. XTR-19 */
export abstract class PageSymbols {
  abstract textsOn(page: Pick<DocumentPage, 'mimeType' | 'content'>): Task<readonly string[]>;
}
