import type { Lists } from '@application/referentials/Lists';
import type { Clock } from '@application/browser/ports';
import { taxIdExample } from '@domain/field/taxId';
import {
  checkObligation,
  obligationDraft,
  writtenTaxId,
  type ObligationDraft,
  type ObligationIssue,
  type OpenObligation,
} from '@domain/holders/checkTax';
import type { TaxObligation } from '@domain/holders/prospect';
import { taxResidenceMessages } from '@messages/taxResidence';
import { Resource } from '@ui/form/Resource';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { FormCheck } from '@ui/form/FormCheck';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';

const blank: TaxObligation = { country: '' };

/** Dialog of a tax obligation: a country, and a tax id in its format. PER-08 */
export class ObligationForm {
  open = false;
  /** Index of the edited obligation; undefined: a new one. */
  index: number | undefined = undefined;
  draft: ObligationDraft = obligationDraft(blank);
  readonly format: Resource<string | undefined>;
  readonly check: FormCheck<ObligationDraft, ObligationIssue, TaxObligation>;
  private submitted = false;

  constructor(
    journey: DossierJourney,
    clock: Clock,
    private readonly lists: Pick<Lists, 'taxIdFormat'>,
    private readonly onSaved: (obligation: TaxObligation, index: number | undefined) => void,
    /** Hears of what is typed, and of the end: undefined. XTR-36 */
    private readonly onTyped: (open: OpenObligation | undefined) => void = () => undefined,
  ) {
    this.format = new Resource(journey);
    this.check = new FormCheck(() => this.draft, clock, {
      check: draft => checkObligation(draft, this.format.value),
      messageFor: messagesFor(journey.steps.mode, taxResidenceMessages).obligationMessage,
    });
    observed(this);
  }

  /** Submitted; the country's format is loading. */
  get busy(): boolean {
    return this.submitted && this.format.state.kind === 'loading';
  }

  show(obligation: TaxObligation = blank, index?: number): void {
    this.open = true;
    this.index = index;
    this.begin(obligationDraft(obligation));
  }

  /** Opens with what was typed when the page was left or the session ended. XTR-36 */
  resume({ draft, index }: OpenObligation): void {
    this.open = true;
    this.index = index;
    this.begin(draft);
  }

  /** Example of a tax id of the country; undefined: its format is unknown. D-56 */
  get example(): string | undefined {
    return taxIdExample(this.format.value);
  }

  close(): void {
    this.open = false;
    this.format.reset();
    this.check.reset();
    this.onTyped(undefined);
  }

  changeCountry(country: string): void {
    this.type({ country });
    this.begin(this.draft);
  }

  chooseNoTaxId(noTaxId: ObligationDraft['noTaxId']): void {
    this.type({ noTaxId });
    this.check.recheck();
  }

  typeTaxId(taxId: string): void {
    this.type({ taxId });
    this.check.typed(['taxId']);
  }

  leaveTaxId(): void {
    this.type({ taxId: writtenTaxId(this.draft.taxId, this.format.value) });
  }

  /** Loads the country's format again first if it failed to load. */
  submit(): void {
    if (this.busy) return;
    this.submitted = true;
    const { country, noTaxId } = this.draft;
    if (country === '' || noTaxId !== 'GIVEN' || this.format.state.kind === 'ready') this.save();
    else this.askFormat(this.save);
  }

  private type(change: Partial<ObligationDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.onTyped({ draft: this.draft, index: this.index });
  }

  private begin(draft: ObligationDraft): void {
    this.draft = draft;
    this.submitted = false;
    this.check.reset();
    if (draft.country === '') this.format.reset();
    else this.askFormat();
  }

  private askFormat(then?: () => void): void {
    void this.format.load(this.lists.taxIdFormat(this.draft.country), then);
  }

  private save(): void {
    const obligation = this.check.submit();
    if (obligation === undefined) return;
    this.close();
    this.onSaved(obligation, this.index);
  }
}
