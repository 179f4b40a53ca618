import type { ReadOfferOnFile } from '@application/offer/ReadOfferOnFile';
import type { AnswerStore } from '@application/ports/AnswerStore';
import type { Clock } from '@application/ports/Clock';
import type { ReadProof } from '@application/prospect/ReadProof';
import type { ListCountries } from '@application/referentials/ListCountries';
import { tidy } from '@domain/field/tidy';
import { typedDate } from '@domain/field/typed';
import { checkIdentity, identityDraft, identityFields, type IdentityDraft, type IdentityIssue } from '@domain/holders/checkIdentity';
import { birthdateIssue } from '@domain/holders/personFields';
import { readDay } from '@domain/kernel/day';
import type { OfferOnFile } from '@domain/offer/onFile';
import { priceChange } from '@domain/offer/priceChange';
import type { Country } from '@domain/referentials/entries';
import { fullIdentityCopy as copy } from '@ui/copy/fr/fullIdentity';
import { Asked } from '@ui/journey/Asked';
import { FileForm } from '@ui/journey/FileForm';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { Routes } from '@ui/journey/Routes';
import { observed } from '@ui/mvvm/observed';
import { settle } from '@ui/mvvm/settle';

/** A person waits no longer for their document to be read, in milliseconds; what comes later fills a form that is still untouched. */
const READ_PATIENCE_MS = 3_000;

/** A country without an OSCE code is no nationality. */
const byOsceCode = (countries: readonly Country[]) => countries.map(({ code, label, osceCode }) => ({ value: osceCode ?? code, label }));

/** The identity, from what the document says, every field correctable. PER-01, PER-02 */
export class FullIdentityViewModel {
  readonly form: FileForm<IdentityDraft, IdentityIssue>;
  readonly nationalities: Asked<readonly Country[]>;
  /** The document is being read; the form waits for it, or its words would move under the fingers. */
  reading = true;
  /** Something on the form comes from the document. */
  filled = false;

  constructor(
    readonly journey: FileJourney,
    private readonly clock: Clock,
    private readonly readProof: ReadProof,
    private readonly listCountries: ListCountries,
    private readonly readOffer: ReadOfferOnFile,
    private readonly answers: AnswerStore,
    private readonly routes: Routes,
  ) {
    const { prospect, participant } = journey;
    this.nationalities = new Asked(journey, byOsceCode);
    this.form = new FileForm(journey, clock, {
      start: identityDraft(prospect, {}),
      fields: identityFields,
      check: draft =>
        checkIdentity(draft, {
          today: clock.today(),
          prospect: journey.prospect,
          other: journey.people[participant === 'TIT' ? 'COT' : 'TIT'],
        }),
      word: copy.message,
    });
    observed(this);
  }

  /** What the birthdate typed makes of the offer, where it changes its price; said at once. D-50 */
  get offerChange(): { readonly before: OfferOnFile; readonly now: OfferOnFile } | undefined {
    const { journey } = this;
    const { birthdate } = this.form.draft;
    if (birthdateIssue(birthdate, this.clock.today(), undefined) !== undefined) return undefined;
    const before = this.readOffer.run(journey);
    const now = this.readOffer.run(journey, { [journey.participant]: readDay(tidy(typedDate(birthdate))) });
    return before && now && priceChange(before.total, now.total, false) !== 'none' ? { before, now } : undefined;
  }

  enter(): void {
    void this.nationalities.ask(this.listCountries.run('nationalities'));
    // a document that cannot be read again is no reason to stop: the person types
    void settle(this.readProof.run(this.journey, 'identity'), this.stopReading, read =>
      this.opened(identityDraft(this.journey.prospect, read)),
    );
    void this.clock.sleep(READ_PATIENCE_MS)().then(this.stopReading);
  }

  /** A date typed in another form is shown in the one that is read. */
  leaveBirthdate(): void {
    const { birthdate } = this.form.draft;
    const shown = typedDate(birthdate);
    if (shown !== birthdate) this.form.type({ birthdate: shown });
  }

  /** Whoever keeps a birthdate that the form refused as too young means it: the page for them. The recap compares with the price before. D-50 */
  async submit(): Promise<void> {
    if (this.keepsTooYoung()) return this.routes.to('error/too-young');
    this.keepPriceBefore();
    await this.form.submit();
  }

  private keepsTooYoung(): boolean {
    if (this.form.check.issue('birthdate') !== 'BIRTHDATE_TOO_YOUNG') return false;
    this.form.check.recheck();
    return this.form.check.issue('birthdate') === 'BIRTHDATE_TOO_YOUNG';
  }

  private keepPriceBefore(): void {
    const { holderId } = this.journey.state;
    if (this.offerChange && this.answers.confirmedPrice(holderId) === undefined)
      this.answers.keepConfirmedPrice(holderId, this.offerChange.before.total);
  }

  private opened(draft: IdentityDraft): void {
    const { draft: before, touched } = this.form;
    if (!touched) {
      this.filled = identityFields.some(field => draft[field] !== before[field]);
      this.form.prefill(draft);
    }
    this.stopReading();
  }

  private stopReading(): void {
    this.reading = false;
  }
}
