import { runInAction } from 'mobx';
import type { Lists } from '@application/referentials/Lists';
import { isAnswered } from '@domain/holders/prospect';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { ExtractedData } from '@ui/form/ExtractedData';
import { observed } from '@ui/mvvm/observed';
import { BirthplaceFields, type PlaceForm } from '../birthplace/BirthplaceFields';

/** A birthplace that was read whole, or saved: it is beside the identity, and its own page is skipped. XTR-49 */
export class KnownPlace {
  readonly fields: BirthplaceFields;
  known: boolean;
  /** The place as the document says it. */
  private read: string | undefined = undefined;

  constructor(
    private readonly journey: DossierJourney,
    private readonly form: PlaceForm,
    private readonly reading: ExtractedData,
    lists: Lists,
  ) {
    this.fields = new BirthplaceFields(journey, form, reading, lists);
    const { correcting } = journey.steps.at;
    this.known = !correcting && (isAnswered('BirthplaceForm', journey.prospect) || this.fields.countryKnown);
    observed(this);
  }

  get open(): boolean {
    return this.known && this.fields.fold.open;
  }

  /** The source of the place, while it is unedited. D-63 */
  get source(): string | undefined {
    return this.read === this.fields.line ? this.reading.source : undefined;
  }

  /** A place of which anything is missing or in doubt is asked on its own page. */
  async take(): Promise<void> {
    const { fields, form, reading } = this;
    if (this.known) return fields.load();
    const read = this.journey.steps.at.correcting ? undefined : await fields.readWhole();
    runInAction(() => {
      if (read === undefined || form.touched || !reading.pending) return;
      form.fillIn(read);
      this.known = true;
      this.read = fields.line;
    });
  }
}
