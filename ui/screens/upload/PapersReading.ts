import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { Visibility } from '@application/browser/ports';
import type { Proofs } from '@application/proofs/ports';
import type { Watches } from '@application/watch';
import { papersOfPerson, type PaperOfPerson, type PaperStanding } from '@domain/journey/papersFirst';
import type { TaskId } from '@domain/journey/steps';
import { proofsAfterFailure } from '@domain/proofs/afterFailure';
import type { PaperName, ProofCategory } from '@domain/proofs/papers';
import { paperOfCode, slotOf } from '@domain/proofs/slot';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';
import { papersStripMessages as copy } from '@messages/papersStrip';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';
import { Poller } from '@ui/mvvm/Poller';
import type { Found } from '@ui/screens/analysis/Found';
import type { UploadDraft } from './UploadDraft';
import { isPdf } from './validation';

/** A paper in the strip. `refused`: only an agency can accept it. */
export interface StripPaper {
  readonly step: TaskId;
  readonly category: ProofCategory;
  readonly paper: PaperName | undefined;
  readonly fromWallet: boolean;
  readonly standing: PaperStanding | 'refused';
  /** Its first photo, where this tab sent it. */
  readonly photo: Blob | undefined;
}

/** The papers of the page's person and how the bank reads them. Polls while one is under control and the page is visible. D-125, D-30 */
export class PapersReading {
  /** Announces each paper that was read, once. */
  announcement = '';
  /** Ranks of papers that only an agency can accept. */
  private refused: readonly string[] = [];
  private readonly poller: Poller;

  constructor(
    readonly journey: DossierJourney,
    private readonly proofs: Pick<Proofs, 'outcome'>,
    private readonly found: Found,
    private readonly visibility: Visibility,
    watches: Watches,
    private readonly draft: Pick<UploadDraft, 'sentPages'>,
  ) {
    this.poller = new Poller(watches);
    observed(this);
  }

  get papers(): readonly StripPaper[] {
    return this.ofPerson.map(({ step, proof, standing }) => ({
      step,
      category: slotOf(step)?.category ?? 'identity',
      paper: proof && paperOfCode(proof.documentCode),
      fromWallet: proof?.documentCode === WALLET_CODE,
      standing: standing === 'doubt' && this.refused.includes(proof?.rank ?? '') ? 'refused' : standing,
      photo: this.draft.sentPages(proof?.rank ?? '').find(({ page }) => !isPdf(page))?.page.content,
    }));
  }

  /** The paper that only an agency can accept: told at once. */
  get refusedPaper(): StripPaper | undefined {
    return this.papers.find(({ standing }) => standing === 'refused');
  }

  enter(): () => void {
    void this.lookAtDoubts();
    return this.poller.whileSeen(this.visibility, this.start);
  }

  open({ step, standing }: StripPaper): void {
    const isDoubtful = standing === 'doubt' || standing === 'refused';
    const page = { identity: 'UploadIdentityProof', address: 'UploadAddressProof', income: 'UploadIncomeProof' } as const;
    void this.journey.steps.goTo(step, isDoubtful ? 'ProofControlCompleted' : page[slotOf(step)?.category ?? 'identity']);
  }

  private get ofPerson(): readonly PaperOfPerson[] {
    const { steps, dossier } = this.journey;
    return papersOfPerson(steps.at.step, dossier.state);
  }

  private get isReading(): boolean {
    return this.ofPerson.some(({ standing }) => standing === 'reading');
  }

  private start(): void {
    if (!this.isReading) return;
    let before = this.papers;
    const look = async () => {
      const looked = await this.journey.refresh('polled')();
      if (E.isRight(looked)) await this.lookAtDoubts();
      this.announce(before);
      before = this.papers;
      return looked;
    };
    void this.poller.start(
      watch => watch.follow(look, () => !this.isReading),
      failure => this.journey.fail(failure),
      () => undefined,
    );
  }

  /** Reads why a paper is in doubt: the issuing country is told at once, the rest after the last photo. */
  private async lookAtDoubts(): Promise<void> {
    for (const { proof, standing } of this.ofPerson) {
      if (proof === undefined || standing !== 'doubt' || this.found.last(proof.rank)?.kind === 'failed') continue;
      const outcome = await this.proofs.outcome(this.journey.personId, proof.rank)();
      if (E.isRight(outcome)) this.found.note(proof.rank, outcome.right);
    }
    const refused = this.ofPerson.flatMap(({ proof }) => {
      const last = proof && this.found.last(proof.rank);
      return last?.kind === 'failed' && proofsAfterFailure.decide({ reason: last.reason }).agency ? [proof?.rank ?? ''] : [];
    });
    runInAction(() => (this.refused = refused));
  }

  private announce(before: readonly StripPaper[]): void {
    const said = this.papers.flatMap(({ step, paper, standing }) => {
      const changed = before.find(each => each.step === step)?.standing !== standing;
      return changed && paper !== undefined && standing !== 'missing' && standing !== 'reading' ? [copy.announced[standing](paper)] : [];
    });
    if (said.length > 0) runInAction(() => (this.announcement = said.join(' ')));
  }
}
