import { offerDigitalDocuments } from '@domain/offer/digitalDocuments';
import type { Journey } from '@ui/journey/Journey';
import { observed } from '@ui/mvvm/observed';

export type OptionField = 'overdraft' | 'documents';

export class OptionsViewModel {
  overdraft: boolean | undefined;
  documentsAccepted: boolean;
  attempt = 0;
  explaining = false;

  constructor(private readonly journey: Journey) {
    this.overdraft = journey.answers.overdraft;
    this.documentsAccepted = journey.answers.dematerialization;
    observed(this);
  }

  /** Unanswered fields, in display order. */
  get missing(): readonly OptionField[] {
    return this.attempt > 0 ? this.unanswered : [];
  }

  wantOverdraft(wanted: boolean): void {
    this.overdraft = wanted;
    this.keep();
  }

  acceptDocuments(accepted: boolean): void {
    this.documentsAccepted = accepted;
    this.keep();
  }

  explain(explaining: boolean): void {
    this.explaining = explaining;
  }

  submit(): void {
    this.attempt += 1;
    if (this.unanswered.length > 0) return;
    this.answer();
    this.journey.setDirty(false);
    void this.journey.next();
  }

  /** Digital documents are mandatory. OPT-02 */
  private get mayGoOn(): boolean {
    return offerDigitalDocuments.decide({ agreed: this.documentsAccepted }) === 'goes-on';
  }

  private get unanswered(): readonly OptionField[] {
    return [...(this.overdraft === undefined ? ['overdraft' as const] : []), ...(this.mayGoOn ? [] : ['documents' as const])];
  }

  /** Saves each answer at once; after the offer was confirmed only 'Continuer' saves. STP-12, STP-14 */
  private keep(): void {
    if (this.journey.answers.offerConfirmed) this.journey.setDirty(true);
    else this.answer();
  }

  private answer(): void {
    this.journey.answer({ overdraft: this.overdraft, dematerialization: this.documentsAccepted });
  }
}
