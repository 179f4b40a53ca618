import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { Clock } from '@application/browser/ports';
import type { ReadProof } from '@application/prospect/ReadProof';
import type { ProofCategory } from '@domain/proofs/papers';
import { documentsRank } from '@domain/proofs/rank';
import type { ProofOnDossier } from '@domain/journey/dossierState';
import type { ProofFacts } from '@domain/proofs/proof';
import { paperOfCode } from '@domain/proofs/slot';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';
import { suggestionMessages } from '@messages/suggestions';
import { Latest } from '@ui/mvvm/Latest';
import { observed } from '@ui/mvvm/observed';
import { whose } from './autocomplete';
import type { DossierJourney } from '@ui/journey/DossierJourney';

/** Time, in milliseconds, after which the form opens without the document's facts. */
const PATIENCE_MS = 3_000;

/** Facts read on a document of the step's participant; empty when they fail to load. D-63, XTR-19 */
export class ExtractedData {
  facts: ProofFacts = {};
  /**
   * The bank read these facts on a document that it validated: they are filled in when the page opens. Otherwise they are suggested, to
   * accept with one click.
   */
  validated = false;
  /** The page waits for the facts: its fields must not change under the person's fingers. */
  pending = true;
  /** The form has opened before the facts came: 'coming' until they do. */
  late: 'coming' | 'come' | undefined = undefined;
  private readonly patience = new Latest();

  constructor(
    private readonly journey: DossierJourney,
    private readonly readProof: ReadProof,
    private readonly category: ProofCategory,
    private readonly clock: Clock,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    observed(this);
  }

  /** 'Lu sur votre facture de gaz', 'Reçu de votre portefeuille'; undefined: no such proof. */
  get source(): string | undefined {
    const own = whose(this.journey) === 'individual' && this.journey.steps.mode === 'omc';
    if (this.fromWallet) return suggestionMessages.received(own);
    const paper = this.proof && paperOfCode(this.proof.documentCode);
    return paper && suggestionMessages.read(paper, own);
  }

  /** No document was read: a wallet gave the identity. XTR-38 */
  get fromWallet(): boolean {
    return this.proof?.documentCode === WALLET_CODE;
  }

  /** `then`: what to do with the facts; `inTime`: the page has waited for them. */
  async ask(then: (inTime: boolean) => unknown): Promise<void> {
    this.beginPatience();
    const read = await this.readProof.run(this.journey, this.category)();
    if (E.isRight(read)) runInAction(() => Object.assign(this, read.right));
    if (this.pending) this.beginPatience(); // for what the facts still need, such as the towns of a code
    await then(this.pending);
    runInAction(() => (this.late &&= 'come'));
    this.stop();
  }

  private get proof(): ProofOnDossier | undefined {
    const rank = documentsRank.decide({ participant: this.journey.participant, category: this.category });
    return this.journey.dossier.state.proofs.find(each => each.rank === rank);
  }

  private beginPatience(): void {
    void this.patience.after(this.clock.sleep(this.patienceMs), this.open);
  }

  private open(): void {
    if (!this.pending) return;
    this.late = 'coming';
    this.stop();
  }

  private stop(): void {
    this.pending = false;
  }
}
