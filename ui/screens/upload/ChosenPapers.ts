import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadyPage } from '@application/ports/FilePreparation';
import { ranks, type PaperName } from '@domain/documents/papers';
import type { ProofOnFile } from '@domain/journey/fileState';
import type { Participant } from '@domain/journey/words';
import type { Side } from '@domain/proofs/proof';
import { paperOfCode, sidesOf } from '@domain/proofs/slot';

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
  private notices: Readonly<Record<string, GivenPage | undefined>> = {};

  constructor() {
    makeAutoObservable<this, 'papers' | 'pages' | 'notices'>(
      this,
      { papers: observableRef, pages: observableRef, notices: observableRef },
      { autoBind: true },
    );
  }

  /** The document chosen in this tab, else the one that the bank has. */
  paperOf(rank: string, proofs: readonly ProofOnFile[]): PaperName | undefined {
    const onFile = proofs.find(proof => proof.rank === rank);
    return this.papers[rank] ?? (onFile && paperOfCode(onFile.documentCode));
  }

  pagesOf(rank: string): GivenPages {
    return this.pages[rank] ?? {};
  }

  /** Another document may have other sides: pages of those that it has not go. */
  choose(rank: string, paper: PaperName): void {
    const before = this.pagesOf(rank);
    this.papers = { ...this.papers, [rank]: paper };
    this.give(rank, Object.fromEntries(sidesOf(paper).map(side => [side, before[side]])));
  }

  give(rank: string, pages: GivenPages): void {
    this.pages = { ...this.pages, [rank]: pages };
  }

  /** The bank has it: nothing of it is kept here, but a tax notice, which proves the income too. */
  sent(rank: string): void {
    const notice = this.papers[rank] === 'ADDRESS_TAX_NOTICE' ? this.pagesOf(rank).SINGLE : undefined;
    this.notices = { ...this.notices, [rank]: notice };
    this.give(rank, {});
  }

  /** The tax notice that this person gave for the address. */
  noticeOf(participant: Participant): GivenPage | undefined {
    return this.notices[ranks[participant].address];
  }
}
