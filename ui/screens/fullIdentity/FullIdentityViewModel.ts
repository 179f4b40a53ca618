import * as E from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '@application/ports/Clock';
import type { ReadIdentity } from '@application/prospect/ReadIdentity';
import type { ListCountries } from '@application/referentials/ListCountries';
import { typedDate } from '@domain/field/typed';
import { checkIdentity, identityDraft, identityFields, type IdentityDraft, type IdentityIssue } from '@domain/holders/checkIdentity';
import type { Country } from '@domain/referentials/entries';
import { fullIdentityCopy as copy } from '@ui/copy/fr/fullIdentity';
import { Asked } from '@ui/journey/Asked';
import { FileForm } from '@ui/journey/FileForm';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { Option } from '@ui/kit/matching';

/** A person waits no longer for their document to be read, in milliseconds; what comes later fills a form that is still untouched. */
const READ_PATIENCE_MS = 3_000;

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
    private readonly readIdentity: ReadIdentity,
    private readonly listCountries: ListCountries,
  ) {
    const { prospect, participant } = journey;
    this.nationalities = new Asked(journey);
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
    makeAutoObservable<this, 'clock'>(this, { journey: false, form: false, nationalities: false, clock: false }, { autoBind: true });
  }

  /** By OSCE code; a country without one is no nationality. */
  get options(): readonly Option[] {
    return (this.nationalities.value ?? []).map(({ code, label, osceCode }) => ({ value: osceCode ?? code, label }));
  }

  enter(): void {
    void this.nationalities.ask(this.listCountries.run('nationalities'));
    void this.readDocument();
    void this.clock.sleep(READ_PATIENCE_MS)().then(this.stopReading);
  }

  /** A date typed in another form is shown in the one that is read. */
  leaveBirthdate(): void {
    const { birthdate } = this.form.draft;
    const shown = typedDate(birthdate);
    if (shown !== birthdate) this.form.type({ birthdate: shown });
  }

  /** A document that cannot be read again is no reason to stop: the person types. */
  private async readDocument(): Promise<void> {
    const { personId, participant, prospect } = this.journey;
    const read = await this.readIdentity.run(personId, participant)();
    this.opened(E.isRight(read) ? identityDraft(prospect, read.right) : undefined);
  }

  private opened(draft: IdentityDraft | undefined): void {
    const before = this.form.draft;
    if (draft && !this.form.touched) {
      this.filled = identityFields.some(field => draft[field] !== before[field]);
      this.form.prefill(draft);
    }
    this.stopReading();
  }

  private stopReading(): void {
    this.reading = false;
  }
}
