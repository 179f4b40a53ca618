import type { Clock } from '@application/ports/Clock';
import type { Referentials } from '@application/ports/Referentials';
import type { ReadProof } from '@application/prospect/ReadProof';
import type { Lists } from '@application/referentials/Lists';
import { lengths } from '@domain/field/length';
import { cutAtWord } from '@domain/field/shortened';
import { tidy } from '@domain/field/tidy';
import { typedAmount } from '@domain/field/typed';
import {
  checkComplementary,
  complementaryDraft,
  type ComplementaryDraft,
  type ComplementaryIssue,
} from '@domain/holders/checkComplementary';
import type { Entry, ProfessionCategory } from '@domain/referentials/entries';
import { namedApart, otherOf } from '@domain/referentials/professions';
import type { MessagesOf } from '@ui/copy/byReader';
import { complementaryMessages } from '@ui/copy/fr/complementary';
import { offeredMessages } from '@ui/copy/fr/offered';
import { Resource } from '@ui/journey/Resource';
import { FileForm } from '@ui/journey/FileForm';
import type { FileJourney } from '@ui/journey/FileJourney';
import { Offers, type Offer } from '@ui/journey/Offers';
import { Reading } from '@ui/journey/Reading';
import { optionsOf } from '@ui/journey/options';
import type { Option } from '@ui/kit/matching';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import { ProfessionSearch } from './ProfessionSearch';

const CENTS = /[.,]\d{1,2}\D*$/;

/** Occupation, income and wealth. PER-07 */
export class ComplementaryViewModel {
  readonly form: FileForm<ComplementaryDraft, ComplementaryIssue>;
  readonly professions: Resource<readonly ProfessionCategory[]>;
  readonly sectors: Resource<readonly Entry[]>;
  readonly wealth: Resource<readonly Entry[]>;
  readonly search: ProfessionSearch;
  /** Answers read on the proof of income. D-63 */
  readonly offers: Offers<ComplementaryDraft>;
  private readonly reading: Reading;

  constructor(
    readonly journey: FileJourney,
    clock: Clock,
    private readonly lists: Lists,
    private readonly referentials: Pick<Referentials, 'businessSectors'>,
    readProof: ReadProof,
  ) {
    this.professions = new Resource(journey, lists => optionsOf(lists.map(({ category }) => category)));
    this.sectors = new Resource(journey, optionsOf);
    this.wealth = new Resource(journey, optionsOf);
    this.reading = new Reading(journey, readProof, 'income');
    this.search = new ProfessionSearch(
      () => ({
        within: this.professionOptions,
        all: this.professionsIn(''),
        others: { within: this.othersIn(this.form.draft.category), all: this.othersIn('') },
        limit: this.professions.options.find(({ value }) => value === this.form.draft.category)?.label,
      }),
      profession => this.takeProfession(profession),
    );
    this.form = new FileForm(journey, clock, {
      start: complementaryDraft(journey.prospect),
      check: draft => checkComplementary(draft, { sectorAsked: this.sectorAsked }),
      messageFor: this.copy.message,
    });
    this.offers = new Offers(this.form, () => this.known);
    observed(this);
  }

  /** Limited to the chosen category, if any. */
  get professionOptions(): readonly Option[] {
    return this.professionsIn(this.form.draft.category);
  }

  get professionLabel(): string | undefined {
    return this.professionOptions.find(({ value }) => value === this.form.draft.profession)?.label;
  }

  /** The bank lists no sector for some professions. */
  get sectorAsked(): boolean {
    return this.sectors.options.length > 0;
  }

  enter(): void {
    void this.professions.load(this.lists.professions);
    void this.wealth.load(this.lists.wealth);
    this.askSectors();
    void this.reading.ask().then(this.offers.putRefused);
  }

  changeCategory(category: string): void {
    this.form.type({ category, profession: '', sector: '' });
    this.askSectors();
  }

  /** Rounds on blur, so that the person sees the saved amount. D-81 */
  leaveIncome(): void {
    const { monthlyNetIncome } = this.form.draft;
    const shown = typedAmount(monthlyNetIncome);
    if (CENTS.test(monthlyNetIncome) && shown !== monthlyNetIncome) this.form.type({ monthlyNetIncome: shown });
  }

  private get copy(): MessagesOf<typeof complementaryMessages> {
    return messagesFor(this.journey.steps.mode, complementaryMessages);
  }

  /** Choosing a profession also chooses its category. */
  private takeProfession(profession: string): void {
    const owner = this.professions.value?.find(({ professions }) => professions.some(({ code }) => code === profession));
    this.form.choose({ profession, sector: '', ...(owner ? { category: owner.category.code } : {}) });
    this.askSectors();
  }

  private listsOf(wanted: string): readonly ProfessionCategory[] {
    return (this.professions.value ?? []).filter(({ category }) => wanted === '' || category.code === wanted);
  }

  private professionsIn(wanted: string): readonly Option[] {
    return optionsOf(namedApart(this.listsOf(wanted)));
  }

  private othersIn(wanted: string): readonly Option[] {
    const others = new Set(this.listsOf(wanted).map(list => otherOf(list)?.code));
    return this.professionsIn(wanted).filter(({ value }) => others.has(value));
  }

  private get known(): readonly Offer<ComplementaryDraft>[] {
    if (this.journey.prospect.occupation.category !== undefined) return [];
    const { employer: name = '', netIncome = '' } = this.reading.facts;
    const employer = cutAtWord(tidy(name), lengths.text);
    const said = [employer, netIncome === '' ? '' : offeredMessages.income(netIncome)].filter(Boolean);
    const text = this.reading.said(said.join(', '));
    if (said.length === 0 || text === undefined) return [];
    const fills = { ...(employer === '' ? {} : { employer }), ...(netIncome === '' ? {} : { monthlyNetIncome: typedAmount(netIncome) }) };
    return [{ field: employer === '' ? 'monthlyNetIncome' : 'employer', text, action: offeredMessages.useWork, fills }];
  }

  private askSectors(): void {
    const { category, profession } = this.form.draft;
    if (category === '' || profession === '') this.sectors.reset();
    else void this.sectors.load(this.referentials.businessSectors(category, profession));
  }
}
