import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadyPage } from '@application/ports/FilePreparation';
import type { PaperName } from '@domain/documents/papers';
import type { Side } from '@domain/proofs/proof';

/** A side made ready, with the name that the person knows it by; the name never travels. */
export interface GivenPage {
  readonly page: ReadyPage;
  readonly name: string;
}

export type GivenPages = { readonly [Asked in Side]?: GivenPage | undefined };

/** What was chosen and given for each slot of the file; kept by the tab's memory alone until it is sent. XTR-05 */
export class ChosenPapers {
  private papers: Readonly<Record<string, PaperName>> = {};
  private pages: Readonly<Record<string, GivenPages>> = {};

  constructor() {
    makeAutoObservable<this, 'papers' | 'pages'>(this, { papers: observableRef, pages: observableRef }, { autoBind: true });
  }

  paperOf(rank: string): PaperName | undefined {
    return this.papers[rank];
  }

  pagesOf(rank: string): GivenPages {
    return this.pages[rank] ?? {};
  }

  /** Another document has other sides: what was given for the one before goes. */
  choose(rank: string, paper: PaperName): void {
    if (this.papers[rank] === paper) return;
    this.papers = { ...this.papers, [rank]: paper };
    this.pages = { ...this.pages, [rank]: {} };
  }

  give(rank: string, pages: GivenPages): void {
    this.pages = { ...this.pages, [rank]: pages };
  }

  forget(rank: string): void {
    this.give(rank, {});
  }
}
