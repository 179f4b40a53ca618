import type { Clock } from '@application/browser/ports';
import type { ReadProof } from '@application/prospect/ReadProof';
import type { Lists } from '@application/referentials/Lists';
import { birthplaceDraft, checkBirthplace, type BirthplaceDraft, type BirthplaceIssue } from '@domain/holders/checkBirthplace';
import { birthplaceMessages } from '@messages/birthplace';
import { DossierForm } from '@ui/form/DossierForm';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { ExtractedData } from '@ui/form/ExtractedData';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import { BirthplaceFields } from './BirthplaceFields';

/** The birthplace on a page of its own, where the identity's page has not shown it. PER-02, XTR-49 */
export class BirthplaceViewModel {
  readonly form: DossierForm<BirthplaceDraft, BirthplaceIssue>;
  readonly place: BirthplaceFields;
  readonly reading: ExtractedData;

  constructor(
    readonly journey: DossierJourney,
    clock: Clock,
    lists: Lists,
    readProof: ReadProof,
  ) {
    let place: BirthplaceFields | undefined; // its fold checks the form while it is made
    this.reading = new ExtractedData(journey, readProof, 'identity', clock);
    this.form = new DossierForm(journey, clock, {
      start: birthplaceDraft(journey.prospect),
      check: draft => checkBirthplace(draft, journey.prospect, { townTyped: place?.townTyped ?? false }),
      messageFor: messagesFor(journey.steps.mode, birthplaceMessages).message,
    });
    this.place = place = new BirthplaceFields(journey, this.form, this.reading, lists);
    observed(this);
  }

  get waiting(): boolean {
    return this.reading.pending;
  }

  enter(): void {
    const lists = this.place.load();
    void this.reading.ask(async inTime => {
      if (this.reading.facts['birthCountry'] !== undefined) await lists; // a wallet names county and country in words
      if (inTime) await this.place.fillRead();
    });
  }

  async submit(): Promise<void> {
    await this.form.submit();
    this.place.fold.reveal();
  }
}
