import type { Settings } from '@application/Settings';
import type { Clock } from '@application/browser/ports';
import type { Lists } from '@application/referentials/Lists';
import { checkTax, lacksUsTaxId, taxDraft, type TaxDraft, type TaxIssue } from '@domain/holders/checkTax';
import type { TaxObligation } from '@domain/holders/prospect';
import { asksUs, UNITED_STATES } from '@domain/holders/usQuestion';
import type { Instant } from '@domain/kernel/day';
import type { Country } from '@domain/referentials/entries';
import { referentialsIsFrance } from '@domain/referentials/isFrance';
import type { MessagesOf } from '@ui/copy/byReader';
import { taxResidenceMessages } from '@messages/taxResidence';
import { CollapsedFields, type CollapsedField } from '@ui/form/CollapsedFields';
import { Resource } from '@ui/form/Resource';
import { DossierForm } from '@ui/form/DossierForm';
import type { FormCheck } from '@ui/form/FormCheck';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { optionsOf } from '@ui/form/options';
import type { Option } from '@ui/kit/matching';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import { certifiesTax } from './certifiesTax';
import { ObligationForm } from './ObligationForm';

/** The form that the questions are part of: their own, or that of work beside them. */
export type TaxForm = Pick<DossierForm<TaxDraft, TaxIssue>, 'draft' | 'touched' | 'busy' | 'type' | 'choose' | 'message' | 'submit'> & {
  readonly check: CollapsedField<TaxDraft>['check'] & Pick<FormCheck<TaxDraft, unknown, unknown>, 'errors' | 'attempt' | 'issue'>;
};

/** French tax residence, and tax obligations abroad. PER-08, PER-09 */
export class TaxResidenceViewModel {
  readonly form: TaxForm;
  readonly countries: Resource<readonly Country[]>;
  readonly obligation: ObligationForm;
  /** The saved residence is on a card. XTR-49 */
  readonly fold: CollapsedFields<TaxDraft>;
  /** Announces a change of the list to screen readers. */
  announcement = '';

  constructor(
    readonly journey: DossierJourney,
    private readonly clock: Clock,
    private readonly lists: Lists,
    private readonly settings: Pick<Settings, 'declarations'>,
    form?: TaxForm,
  ) {
    this.countries = new Resource(journey);
    this.obligation = new ObligationForm(
      journey,
      clock,
      lists,
      (obligation, index) => this.keep(obligation, index),
      adding => this.form.type({ adding }),
    );
    this.form =
      form ??
      new DossierForm<TaxDraft, TaxIssue>(journey, clock, {
        start: taxDraft(journey.prospect),
        check: draft => checkTax(draft, this),
        messageFor: this.copy.message,
      });
    this.fold = new CollapsedFields(this.form, ['frenchTaxResident'], journey.steps.at.correcting);
    observed(this);
  }

  /** All countries except France and those already declared. */
  get options(): readonly Option[] {
    const taken = this.obligations.map(({ country }) => country).filter((_, index) => index !== this.obligation.index);
    return optionsOf((this.countries.value ?? []).filter(({ code }) => !referentialsIsFrance.decide({ code }) && !taken.includes(code)));
  }

  /** The person certifies their own answers with the button. D-124 */
  get certifies(): boolean {
    return certifiesTax(this.journey);
  }

  get certifiedAt(): Instant | undefined {
    return this.certifies ? this.clock.now() : undefined;
  }

  get asksUs(): boolean {
    return asksUs(this.settings.declarations.usPerson, this.journey.prospect.birth, this.countries.value ?? []);
  }

  /** A US person has not given their US tax number yet. */
  get lacksUsTaxId(): boolean {
    return this.asksUs && lacksUsTaxId({ usPerson: this.form.draft.usPerson === 'yes', obligations: this.obligations });
  }

  addUsTaxId(): void {
    this.obligation.show({ country: UNITED_STATES });
  }

  get obligations(): readonly TaxObligation[] {
    return this.form.draft.obligations;
  }

  countryOf({ country }: TaxObligation): string {
    return this.countries.value?.find(({ code }) => code === country)?.label ?? country;
  }

  enter(): void {
    void this.countries.load(this.lists.countries);
    const { adding } = this.form.draft;
    if (adding) this.obligation.resume(adding);
  }

  remove(index: number): void {
    const obligation = this.obligations[index];
    this.form.type({ obligations: this.obligations.filter((_, at) => at !== index) });
    if (obligation) this.announcement = this.copy.obligations.removed(this.countryOf(obligation));
  }

  private get copy(): MessagesOf<typeof taxResidenceMessages> {
    return messagesFor(this.journey.steps.mode, taxResidenceMessages);
  }

  private keep(obligation: TaxObligation, index: number | undefined): void {
    const { obligations } = this;
    const kept = index === undefined ? [...obligations, obligation] : obligations.map((old, at) => (at === index ? obligation : old));
    this.form.type({ obligations: kept });
    this.announcement = this.copy.obligations.added(this.countryOf(obligation));
  }
}
