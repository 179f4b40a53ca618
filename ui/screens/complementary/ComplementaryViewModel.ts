import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { Referentials } from '@application/referentials/ports';
import type { ReadProof } from '@application/prospect/ReadProof';
import type { Lists } from '@application/referentials/Lists';
import { lengths } from '@domain/field/length';
import { cutAtWord } from '@domain/field/shortened';
import { tidy } from '@domain/field/tidy';
import { typedAmount } from '@domain/field/typed';
import { checkComplementary, complementaryDraft } from '@domain/holders/checkComplementary';
import { taxDraft, type TaxDraft } from '@domain/holders/checkTax';
import { checkWork, type WorkDraft, type WorkIssue } from '@domain/holders/checkWork';
import { pagesAsked } from '@domain/journey/screen';
import { everyKeyOf } from '@domain/kernel/total';
import type { Entry, ProfessionCategory } from '@domain/referentials/entries';
import { namedApart, otherOf } from '@domain/referentials/professions';
import type { MessagesOf } from '@ui/copy/byReader';
import { complementaryMessages } from '@messages/complementary';
import { taxResidenceMessages } from '@messages/taxResidence';
import { suggestionMessages } from '@messages/suggestions';
import { moneyMessages } from '@messages/money';
import { CollapsedFields } from '@ui/form/CollapsedFields';
import { Resource } from '@ui/form/Resource';
import { DossierForm } from '@ui/form/DossierForm';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { SuggestedAnswers, type SuggestedAnswer } from '@ui/form/SuggestedAnswers';
import { ExtractedData } from '@ui/form/ExtractedData';
import { optionsOf } from '@ui/form/options';
import type { Option } from '@ui/kit/matching';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import { TaxResidenceViewModel } from '../taxResidence/TaxResidenceViewModel';
import { ProfessionSearch } from './ProfessionSearch';

const CENTS = /[.,]\d{1,2}\D*$/;

const ofTax: readonly string[] = everyKeyOf<TaxDraft>()(['frenchTaxResident', 'usPerson', 'obligations', 'adding']);
const isOfTax = (field: keyof WorkDraft): field is keyof TaxDraft => ofTax.includes(field);

/** Occupation, income and wealth; for a customer alone the tax residence beside them. PER-07, PER-08, D-125 */
export class ComplementaryViewModel {
  readonly form: DossierForm<WorkDraft, WorkIssue>;
  readonly professions: Resource<readonly ProfessionCategory[]>;
  readonly sectors: Resource<readonly Entry[]>;
  readonly wealth: Resource<readonly Entry[]>;
  readonly search: ProfessionSearch;
  /** Answers read on the proof of income. D-63 */
  readonly offers: SuggestedAnswers<WorkDraft>;
  readonly fold: CollapsedFields<WorkDraft>;
  /** The employer is on the card, not among the questions. */
  private readonly employerSaved: boolean;
  readonly reading: ExtractedData;
  /** The customer chooses another sector than the one read. */
  private sectorOpen = false;
  /** Asked beside work; undefined: on its own page. */
  readonly tax: TaxResidenceViewModel | undefined;

  constructor(
    readonly journey: DossierJourney,
    clock: Clock,
    private readonly lists: Lists,
    private readonly referentials: Pick<Referentials, 'businessSectors'>,
    readProof: ReadProof,
    settings: Pick<Settings, 'declarations'>,
  ) {
    const { at, mode } = journey.steps;
    const asksTax = pagesAsked(at, mode).includes('TaxResidenceForm');
    let tax: TaxResidenceViewModel | undefined; // its fold checks the form while it is made
    this.professions = new Resource(journey, lists => optionsOf(lists.map(({ category }) => category)));
    this.sectors = new Resource(journey, optionsOf);
    this.wealth = new Resource(journey, optionsOf);
    this.reading = new ExtractedData(journey, readProof, 'income', clock);
    this.search = new ProfessionSearch(
      () => ({ all: this.professionOptions, others: this.others }),
      profession => this.takeProfession(profession),
    );
    this.form = new DossierForm<WorkDraft, WorkIssue>(journey, clock, {
      start: { ...complementaryDraft(journey.prospect), ...taxDraft(journey.prospect) },
      check: draft => {
        const hasSectors = this.sectorAsked;
        return asksTax
          ? checkWork(draft, { hasSectors, asksUs: tax?.asksUs ?? false, certifiedAt: tax?.certifiedAt })
          : checkComplementary(draft, { hasSectors });
      },
      messageFor: (issue, field) => this.messageFor(issue, field),
    });
    this.tax = tax = asksTax ? new TaxResidenceViewModel(journey, clock, lists, settings, this.form) : undefined;
    this.offers = new SuggestedAnswers(
      this.form,
      () => this.known,
      pressed => this.filled(pressed),
    );
    this.fold = new CollapsedFields(this.form, ['employer', 'monthlyNetIncome'], journey.steps.at.correcting);
    this.employerSaved = this.form.draft.employer !== '';
    observed(this);
  }

  get professionOptions(): readonly Option[] {
    return optionsOf(namedApart(this.professions.value ?? []));
  }

  get profession(): Option | undefined {
    return this.professionOptions.find(({ value }) => value === this.form.draft.profession);
  }

  /** The chosen profession's category. */
  get category(): Option | undefined {
    return this.professions.options.find(({ value }) => value === this.form.draft.category);
  }

  get waiting(): boolean {
    return this.reading.pending;
  }

  /** Undefined employer: the card is closed, and it does not name one. */
  get employerAsked(): boolean {
    return !this.fold.open && !this.employerSaved && this.offers.unedited?.fills.employer === undefined;
  }

  /** Employer and income on one line, as they are saved. */
  get line(): string {
    const { employer, monthlyNetIncome } = this.form.draft;
    return this.copy.line(this.employerAsked ? '' : employer, moneyMessages.amount(Number(typedAmount(monthlyNetIncome))));
  }

  /** The bank lists no sector for some professions. */
  get sectorAsked(): boolean {
    return this.sectors.options.length > 0;
  }

  /** The employer's sector, which the bank has found by the SIRET of the payslip, while it is the answer. D-63 */
  get sectorRead(): Option | undefined {
    const sector = this.sectorOfProof;
    return this.sectorOpen || this.form.draft.sector !== sector?.value ? undefined : sector;
  }

  changeSector(): void {
    this.sectorOpen = true;
  }

  enter(): void {
    void this.professions.load(this.lists.professions);
    void this.wealth.load(this.lists.wealth);
    this.askSectors();
    this.tax?.enter();
    void this.reading.ask(inTime => {
      if (inTime) this.offers.fillRead();
      this.fillSector();
    });
  }

  async submit(): Promise<void> {
    await this.form.submit();
    this.fold.reveal();
  }

  /** Rounds on blur, so that the person sees the saved amount. D-81 */
  leaveIncome(): void {
    const { monthlyNetIncome } = this.form.draft;
    const shown = typedAmount(monthlyNetIncome);
    if (CENTS.test(monthlyNetIncome) && shown !== monthlyNetIncome) this.form.type({ monthlyNetIncome: shown });
  }

  private messageFor(issue: WorkIssue, field: keyof WorkDraft): string {
    const isOfWork = issue !== 'NOT_RESIDENT' && issue !== 'NO_US_TAX_ID' && !isOfTax(field);
    return isOfWork ? this.copy.message(issue, field) : messagesFor(this.journey.steps.mode, taxResidenceMessages).message(issue, field);
  }

  private get copy(): MessagesOf<typeof complementaryMessages> {
    return messagesFor(this.journey.steps.mode, complementaryMessages);
  }

  /** Choosing a profession also chooses its category. */
  private takeProfession(profession: string): void {
    const owner = this.professions.value?.find(({ professions }) => professions.some(({ code }) => code === profession));
    this.sectorOpen = false;
    this.form.choose({ profession, sector: '', ...(owner ? { category: owner.category.code } : {}) });
    this.askSectors();
  }

  private get others(): readonly Option[] {
    const others = new Set((this.professions.value ?? []).map(list => otherOf(list)?.code));
    return this.professionOptions.filter(({ value }) => others.has(value));
  }

  private filled(pressed: boolean): void {
    if (pressed) this.fold.fold();
    else this.fold.close();
  }

  private get known(): readonly SuggestedAnswer<WorkDraft>[] {
    if (this.journey.prospect.occupation.category !== undefined) return [];
    const { employer: name = '', netIncome = '' } = this.reading.facts;
    const employer = cutAtWord(tidy(name), lengths.text);
    const said = [employer, netIncome === '' ? '' : suggestionMessages.income(netIncome)].filter(Boolean);
    const { source, validated } = this.reading;
    if (said.length === 0 || source === undefined) return [];
    const fills = { ...(employer === '' ? {} : { employer }), ...(netIncome === '' ? {} : { monthlyNetIncome: typedAmount(netIncome) }) };
    return [{ source, what: said.join(', '), note: '', read: validated, action: suggestionMessages.useWork, fills }];
  }

  private askSectors(): void {
    const { category, profession } = this.form.draft;
    if (category === '' || profession === '') this.sectors.reset();
    else void this.sectors.load(this.referentials.businessSectors(category, profession), () => this.fillSector());
  }

  /** Among the sectors of the profession. */
  private get sectorOfProof(): Option | undefined {
    const { facts, validated } = this.reading;
    return validated ? this.sectors.options.find(({ value }) => value === facts['businessSector']) : undefined;
  }

  private fillSector(): void {
    const sector = this.sectorOfProof;
    if (sector && this.form.draft.sector === '') this.form.fillIn({ sector: sector.value });
  }
}
