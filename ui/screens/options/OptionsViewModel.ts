import type { Settings } from '@application/Settings';
import { overdraftShown, type OverdraftFigures } from '@domain/offer/overdraftFigures';
import { pagesAsked } from '@domain/journey/screen';
import { offerDigitalDocuments } from '@domain/offer/digitalDocuments';
import type { Journey } from '@ui/journey/Journey';
import type { OfferModel } from '@ui/journey/OfferModel';
import { observed } from '@ui/mvvm/observed';
import { InsuranceViewModel } from '../insurance/InsuranceViewModel';

export type OptionField = 'overdraft' | 'documents';

export class OptionsViewModel {
  overdraft: boolean | undefined;
  documentsAccepted: boolean;
  attempt = 0;
  explaining = false;
  /** All answers were submitted: the next page opens. */
  sent = false;
  /** Asked below the options; undefined: on its own page. D-125 */
  readonly insurance: InsuranceViewModel | undefined;

  constructor(
    private readonly journey: Journey,
    readonly offer: OfferModel,
    private readonly settings: Pick<Settings, 'overdraft'>,
  ) {
    this.overdraft = journey.answers.overdraft;
    this.documentsAccepted = journey.answers.dematerialization;
    const isAsked = pagesAsked({ step: 'options', page: 'OptionsForm', correcting: false }, journey.mode).includes('InsuranceForm');
    this.insurance = isAsked ? new InsuranceViewModel(journey, offer) : undefined;
    observed(this);
  }

  enter(): void {
    if (this.insurance) this.insurance.enter();
    else void this.offer.ensureQuietly();
  }

  /** What the bank says that an overdraft costs; undefined: nothing, or nothing that agrees. XTR-71 */
  get figures(): OverdraftFigures | undefined {
    return this.question === 'shown' ? this.offer.current?.overdraftFigures : undefined;
  }

  /**
   * `notAsked`: without figures this bank asks for no overdraft. Undefined: it waits for them. A bank that asks without figures waits for
   * none. XTR-71
   */
  get question(): 'shown' | 'askedWithout' | 'notAsked' | undefined {
    const { withoutFigures } = this.settings.overdraft;
    if (this.offer.state === 'loading' && withoutFigures === 'hide') return undefined;
    return overdraftShown(withoutFigures, this.offer.current?.overdraftFigures);
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

  /** Blocked while the page does not know whether to ask. */
  submit(): void {
    if (this.question === undefined || this.insurance?.blocked === true) return;
    this.attempt += 1;
    if (this.question === 'notAsked') this.overdraft = false;
    const insurance = this.insurance?.checked();
    if (this.unanswered.length > 0 || (this.insurance && insurance === undefined)) return;
    this.answer();
    if (insurance !== undefined) this.insurance?.save(insurance);
    this.sent = true;
    this.journey.setDirty(false);
    void this.journey.next();
  }

  /** Digital documents are mandatory. OPT-02 */
  private get mayGoOn(): boolean {
    return offerDigitalDocuments.decide({ agreed: this.documentsAccepted }) === 'goes-on';
  }

  private get unanswered(): readonly OptionField[] {
    return [
      ...(this.overdraft === undefined && this.question !== 'notAsked' ? ['overdraft' as const] : []),
      ...(this.mayGoOn ? [] : ['documents' as const]),
    ];
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
