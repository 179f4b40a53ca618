import type { ReadOfferOnFile } from '@application/offer/ReadOfferOnFile';
import type { AnswerStore } from '@application/ports/AnswerStore';
import type { Clock } from '@application/ports/Clock';
import type { ReadProof } from '@application/prospect/ReadProof';
import type { Lists } from '@application/referentials/Lists';
import { tidy } from '@domain/field/tidy';
import { typedDate } from '@domain/field/typed';
import { checkIdentity, identityDraft, type IdentityDraft, type IdentityIssue } from '@domain/holders/checkIdentity';
import { birthdateCase, birthdateIssue } from '@domain/holders/personFields';
import { readDay } from '@domain/kernel/day';
import { keysOf } from '@domain/kernel/total';
import type { OfferOnFile } from '@domain/offer/onFile';
import { priceChange } from '@domain/offer/priceChange';
import type { Country } from '@domain/referentials/entries';
import { FRANCE } from '@domain/referentials/france';
import type { MessagesOf } from '@ui/copy/byReader';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { Resource } from '@ui/journey/Resource';
import { FileForm } from '@ui/journey/FileForm';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { Routes } from '@ui/journey/Routes';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import { matchResult } from '@ui/mvvm/matchResult';

/** A person waits no longer for their document to be read, in milliseconds; what comes later fills a form that is still untouched. */
const READ_PATIENCE_MS = 3_000;

/** A country without an OSCE code is no nationality. */
const byOsceCode = (countries: readonly Country[]) =>
  countries.map(({ code, label, osceCode, also }) => ({ value: osceCode ?? code, label, also }));

/** The identity, from what the document says, every field correctable. PER-01, PER-02 */
export class FullIdentityViewModel {
  readonly form: FileForm<IdentityDraft, IdentityIssue>;
  readonly nationalities: Resource<readonly Country[]>;
  /** The document is being read; the form waits for it, or its words would move under the fingers. */
  reading = true;
  /** Something on the form comes from the document. */
  filled = false;
  /** Shows every field; else two lines sum up what is known. D-63 */
  open: boolean;
  /** A nationality to be found in the list. */
  elsewhere = false;

  constructor(
    readonly journey: FileJourney,
    private readonly clock: Clock,
    private readonly readProof: ReadProof,
    private readonly lists: Lists,
    private readonly readOffer: ReadOfferOnFile,
    private readonly answers: AnswerStore,
    private readonly routes: Routes,
  ) {
    const { prospect, participant } = journey;
    this.nationalities = new Resource(journey, byOsceCode);
    this.form = new FileForm(journey, clock, {
      start: identityDraft(prospect, {}),
      check: draft =>
        checkIdentity(draft, {
          today: clock.today(),
          prospect: journey.prospect,
          other: journey.file.people[participant === 'TIT' ? 'COT' : 'TIT'],
        }),
      messageFor: (issue, field) =>
        field === 'nationality' && this.nationalityKind === undefined
          ? this.copy.nationality.required
          : this.copy.message(issue, field, String(this.form.draft[field])),
    });
    this.open = journey.steps.at.correcting || this.form.touched;
    observed(this);
  }

  /** Known whole, and nobody has to correct anything: told, not asked again. */
  get told(): boolean {
    const { civility, lastName, birthName, oneName, firstName, birthdate } = this.form.draft;
    return !this.open && [civility, lastName, birthName, oneName || firstName, birthdate].every(value => value !== '');
  }

  /** What the birthdate is checked with, for who asks why. XTR-23 */
  get birthdateCase(): ReturnType<typeof birthdateCase> {
    return birthdateCase(this.form.draft.birthdate, this.clock.today(), undefined);
  }

  /** French, another one, or not said yet. PER-02 */
  get nationalityKind(): 'french' | 'other' | undefined {
    const { nationality } = this.form.draft;
    if (nationality === FRANCE.osceCode) return 'french';
    return this.elsewhere || nationality !== '' ? 'other' : undefined;
  }

  /** What the birthdate typed makes of the offer, where it changes its price; said at once. D-50 */
  get offerChange(): { readonly before: OfferOnFile; readonly now: OfferOnFile } | undefined {
    const { journey } = this;
    const { birthdate } = this.form.draft;
    if (birthdateIssue(birthdate, this.clock.today(), undefined) !== undefined) return undefined;
    const before = this.readOffer.run(journey.file);
    const now = this.readOffer.run(journey.file, { [journey.participant]: readDay(tidy(typedDate(birthdate))) });
    return before && now && priceChange(before.total, now.total, false) !== 'none' ? { before, now } : undefined;
  }

  enter(): void {
    void this.nationalities.load(this.lists.nationalities);
    // a document that cannot be read again is no reason to stop: the person types
    void matchResult(this.readProof.run(this.journey, 'identity'), this.stopReading, read =>
      this.opened(identityDraft(this.journey.prospect, read)),
    );
    void this.clock.sleep(READ_PATIENCE_MS)().then(this.stopReading);
  }

  correct(): void {
    this.open = true;
  }

  chooseNationality(kind: 'french' | 'other'): void {
    this.elsewhere = kind === 'other';
    this.form.choose({ nationality: kind === 'french' ? FRANCE.osceCode : '' });
  }

  /** A person who keeps a birthdate that the form refused as too young means it: the page for them. The recap compares with the price before. D-50 */
  async submit(): Promise<void> {
    if (this.keepsTooYoung()) return this.routes.to('error/too-young');
    this.keepPriceBefore();
    await this.form.submit();
    if (this.form.check.errors.some(({ name }) => name !== 'nationality')) this.open = true;
  }

  private get copy(): MessagesOf<typeof fullIdentityMessages> {
    return messagesFor(this.journey.steps.mode, fullIdentityMessages);
  }

  private keepsTooYoung(): boolean {
    if (this.form.check.issue('birthdate') !== 'BIRTHDATE_TOO_YOUNG') return false;
    this.form.check.recheck();
    return this.form.check.issue('birthdate') === 'BIRTHDATE_TOO_YOUNG';
  }

  private keepPriceBefore(): void {
    const { TIT: holder } = this.journey.file.state.ids;
    if (this.offerChange && this.answers.confirmedPrice(holder) === undefined)
      this.answers.keepConfirmedPrice(holder, this.offerChange.before.total);
  }

  private opened(draft: IdentityDraft): void {
    const { draft: before, touched } = this.form;
    if (!touched) {
      const read = keysOf(draft).filter(field => draft[field] !== before[field]);
      this.filled = read.length > 0;
      this.form.prefill(draft);
      this.showRefused(read);
    }
    this.stopReading();
  }

  /** What the document says and the rules refuse stands in its field with its message. D-86 */
  private showRefused(read: readonly (keyof IdentityDraft)[]): void {
    const { check, draft } = this.form;
    const refused = check.refuses(draft).filter(field => read.includes(field));
    check.recheck(...refused);
    if (refused.length > 0) this.open = true;
  }

  private stopReading(): void {
    this.reading = false;
  }
}
