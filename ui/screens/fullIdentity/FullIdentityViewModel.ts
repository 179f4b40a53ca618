import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import type { Clock } from '@application/browser/ports';
import type { ControlAnew } from '@application/proofs/ControlAnew';
import type { ReadProof } from '@application/prospect/ReadProof';
import type { Lists } from '@application/referentials/Lists';
import { tidy } from '@domain/field/tidy';
import { typedDate } from '@domain/field/typed';
import { birthplaceDraft } from '@domain/holders/checkBirthplace';
import { identityDraft, type IdentityDraft } from '@domain/holders/checkIdentity';
import { familyDraft } from '@domain/holders/checkFamily';
import { checkRead, type ReadDraft, type ReadIssue } from '@domain/holders/checkRead';
import { checkWholeIdentity } from '@domain/holders/checkWholeIdentity';
import { birthdateCase, birthdateIssue } from '@domain/holders/personFields';
import { readDay } from '@domain/kernel/day';
import { everyKeyOf, keysOf } from '@domain/kernel/total';
import type { OfferOnDossier } from '@domain/offer/onDossier';
import { priceChange } from '@domain/offer/priceChange';
import { declaredIn } from '@domain/proofs/controlAnew';
import type { Country } from '@domain/referentials/entries';
import { FRANCE } from '@domain/referentials/france';
import type { MessagesOf } from '@ui/copy/byReader';
import { addressMessages } from '@messages/address';
import { birthplaceMessages } from '@messages/birthplace';
import { familyStatusMessages } from '@messages/familyStatus';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { controlProofs } from '@ui/journey/controlProofs';
import { Resource } from '@ui/form/Resource';
import { CollapsedFields } from '@ui/form/CollapsedFields';
import { DossierForm } from '@ui/form/DossierForm';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { optionsOf } from '@ui/form/options';
import { ExtractedData } from '@ui/form/ExtractedData';
import type { Routes } from '@ui/journey/Routes';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import { KnownPlace } from './KnownPlace';
import { ReadRest } from './ReadRest';

/** In milliseconds: one page that asks all is worth more than four that come at once. D-125 */
const READ_PATIENCE_MS = 10_000;

/** Omits countries without an OSCE code: they are no nationality. */
const byOsceCode = (countries: readonly Country[]) =>
  optionsOf(countries.map(country => ({ ...country, code: country.osceCode ?? country.code })));

const identityFields = everyKeyOf<Omit<IdentityDraft, 'nationality'>>()([
  'civility',
  'lastName',
  'birthName',
  'oneName',
  'firstName',
  'otherFirstNames',
  'birthdate',
]);

/** Identity, prefilled from the document. Every field can be corrected. A birthplace that was read whole is beside it. PER-01, PER-02 */
export class FullIdentityViewModel {
  readonly form: DossierForm<ReadDraft, ReadIssue>;
  readonly nationalities: Resource<readonly Country[]>;
  readonly reading: ExtractedData;
  /** Names and birthdate; the nationality is asked beside them. */
  readonly fold: CollapsedFields<ReadDraft>;
  readonly place: KnownPlace;
  /** The nationality that a document or a wallet says: a card shows it. D-63 */
  readonly nationalityFold: CollapsedFields<ReadDraft>;
  /** What no paper says, asked beside it with papers first. D-125 */
  readonly rest: ReadRest;
  /** At least one field was filled from the document. */
  filled = false;
  /** The person chose 'another nationality'; the list is open. */
  elsewhere = false;
  /** What the person's proofs were controlled against. */
  private readonly declared: ReturnType<typeof declaredIn>;

  constructor(
    readonly journey: DossierJourney,
    private readonly clock: Clock,
    readProof: ReadProof,
    private readonly lists: Lists,
    private readonly readOffer: ReadOfferOnDossier,
    private readonly routes: Routes,
    private readonly controlAnew: ControlAnew,
  ) {
    const { prospect, participant } = journey;
    this.declared = declaredIn(prospect);
    this.nationalities = new Resource(journey, byOsceCode);
    this.rest = new ReadRest(journey, readProof, lists);
    let place: KnownPlace | undefined; // its fold checks the form while it is made
    this.form = new DossierForm<ReadDraft, ReadIssue>(journey, clock, {
      start: { ...identityDraft(prospect, {}), ...birthplaceDraft(prospect), ...familyDraft(prospect), housing: '' },
      check: draft => {
        const whole = checkWholeIdentity(
          draft,
          { today: clock.today(), prospect: journey.prospect, other: journey.dossier.people[participant === 'TIT' ? 'COT' : 'TIT'] },
          place?.known === true ? { townTyped: place.fields.townTyped } : undefined,
        );
        return this.rest.asked ? checkRead(whole, draft, this.rest.home?.draft) : whole;
      },
      messageFor: (issue, field) => this.messageFor(issue, field),
      onwards: () => this.onwards(),
    });
    this.reading = new ExtractedData(journey, readProof, 'identity', clock, this.rest.mayBeAsked ? READ_PATIENCE_MS : undefined);
    this.place = place = new KnownPlace(journey, this.form, this.reading, lists);
    this.fold = new CollapsedFields(this.form, identityFields, journey.steps.at.correcting);
    this.nationalityFold = new CollapsedFields(this.form, ['nationality'], true);
    observed(this);
  }

  /** The page asks what no paper says, or may once the papers are read. */
  get isOfAll(): boolean {
    const { rest, reading } = this;
    return rest.asked || (reading.pending && rest.mayBeAsked && !reading.fromWallet);
  }

  /** True when only the nationality is asked and no price changes: selecting it submits. XTR-49 */
  get nationalityAlone(): boolean {
    return !this.rest.asked && !this.fold.open && !this.place.open && this.offerChange === undefined;
  }

  /** Parameters of the birthdate's rule, for its 'why' panel. XTR-23 */
  get birthdateCase(): ReturnType<typeof birthdateCase> {
    return birthdateCase(this.form.draft.birthdate, this.clock.today(), undefined);
  }

  /** Undefined: not answered. PER-02 */
  get nationalityKind(): 'french' | 'other' | undefined {
    const { nationality } = this.form.draft;
    if (nationality === FRANCE.osceCode) return 'french';
    return this.elsewhere || nationality !== '' ? 'other' : undefined;
  }

  /** The offer before and after the typed birthdate, when its price changes. D-50 */
  get offerChange(): { readonly before: OfferOnDossier; readonly now: OfferOnDossier } | undefined {
    const { journey } = this;
    const { birthdate } = this.form.draft;
    if (birthdateIssue(birthdate, this.clock.today(), undefined) !== undefined) return undefined;
    const before = this.readOffer.run(journey.dossier);
    const now = this.readOffer.run(journey.dossier, { [journey.participant]: readDay(tidy(typedDate(birthdate))) });
    return before && now && priceChange(before.total, now.total, false) !== 'none' ? { before, now } : undefined;
  }

  enter(): void {
    const nationalities = this.nationalities.load(this.lists.nationalities);
    if (!this.reading.fromWallet) this.rest.load();
    void this.reading.ask(async inTime => {
      this.opened(identityDraft(this.journey.prospect, this.reading.facts));
      if (inTime) await Promise.all([nationalities.then(this.takeNationality), this.place.take()]);
      if (inTime) await this.rest.take(this.isReadWhole);
    });
  }

  chooseNationality(kind: 'french' | 'other'): void {
    this.elsewhere = kind === 'other';
    this.form.choose({ nationality: kind === 'french' ? FRANCE.osceCode : '' });
  }

  /**
   * Submitting a birthdate again after the form rejected it as too young leads to the error page. The recap
   * compares prices later. D-50
   */
  async submit(): Promise<void> {
    if (this.keepsTooYoung()) return this.routes.to('error/too-young');
    await this.form.submit();
    this.fold.reveal();
    this.place.fields.fold.reveal();
  }

  /** A wallet, and a document where the bank reads it, say the nationality as a country (ISO 3166-1 alpha-2). XTR-38, D-63 */
  private takeNationality(): void {
    const country = this.reading.facts['nationality'];
    const nationality = this.nationalities.value?.find(({ code }) => code === country)?.osceCode;
    if (nationality === undefined || this.elsewhere) return;
    if (this.form.draft.nationality === '') this.form.fillIn({ nationality });
    if (this.form.draft.nationality === nationality && !this.journey.steps.at.correcting) this.nationalityFold.close();
  }

  /** Identity, birthplace and nationality are on cards, and the page still waits. */
  private isReadWhole(): boolean {
    return this.reading.pending && this.reading.validated && this.place.known && !this.fold.open && !this.nationalityFold.open;
  }

  private messageFor(issue: ReadIssue, field: keyof ReadDraft): string {
    const { mode } = this.journey.steps;
    if (field === 'housing') return messagesFor(mode, addressMessages).message('NOT_CHOSEN', field);
    if (field === 'situation' || field === 'maritalRegime') return messagesFor(mode, familyStatusMessages).message(field);
    if (field === 'country' || field === 'county' || field === 'town')
      return messagesFor(this.journey.steps.mode, birthplaceMessages).message(issue, field);
    return field === 'nationality' && this.nationalityKind === undefined
      ? this.copy.nationality.required
      : this.copy.message(issue, field, String(this.form.draft[field]));
  }

  private get copy(): MessagesOf<typeof fullIdentityMessages> {
    return messagesFor(this.journey.steps.mode, fullIdentityMessages);
  }

  /** The proofs that were controlled against other names come before the next page. D-126 */
  private onwards(): TE.TaskEither<Failure, void> {
    const { journey, controlAnew, declared } = this;
    const next = journey.nextPage(this.rest.asked ? 'FamilyStatusForm' : this.place.known ? 'BirthplaceForm' : undefined);
    return TE.flatMap((waits: boolean) => (waits ? TE.right(undefined) : next))(controlProofs(journey, controlAnew, declared));
  }

  private keepsTooYoung(): boolean {
    if (this.form.check.issue('birthdate') !== 'BIRTHDATE_TOO_YOUNG') return false;
    this.form.check.recheck();
    return this.form.check.issue('birthdate') === 'BIRTHDATE_TOO_YOUNG';
  }

  private opened(saidOfPerson: IdentityDraft): void {
    const { draft: before, touched } = this.form;
    const draft = { ...saidOfPerson, nationality: before.nationality }; // another answer of the bank fills it
    if (!touched) {
      const read = keysOf(draft).filter(field => draft[field] !== before[field]);
      this.filled = read.length > 0;
      this.form.fillIn(draft);
      if (!this.journey.steps.at.correcting) this.fold.close();
      this.showRefused(read);
    }
  }

  /** Shows facts that the rules reject in their fields, each with its error. D-86 */
  private showRefused(read: readonly (keyof IdentityDraft)[]): void {
    const { check } = this.form;
    const refused: readonly string[] = check.refuses();
    check.recheck(...read.filter(field => refused.includes(field)));
  }
}
