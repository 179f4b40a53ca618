import type { Clock } from '@application/browser/ports';
import type { Lists } from '@application/referentials/Lists';
import { checkFamily, familyDraft, hasRegime, type FamilyDraft, type FamilyIssue } from '@domain/holders/checkFamily';
import type { Entry } from '@domain/referentials/entries';
import type { MessagesOf } from '@ui/copy/byReader';
import { familyStatusMessages } from '@messages/familyStatus';
import { Resource } from '@ui/form/Resource';
import { DossierForm } from '@ui/form/DossierForm';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { optionsOf } from '@ui/form/options';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';

/** Family situation, and the marital regime of married people. PER-04 */
export class FamilyStatusViewModel {
  readonly form: DossierForm<FamilyDraft, FamilyIssue>;
  readonly situations: Resource<readonly Entry[]>;
  readonly regimes: Resource<readonly Entry[]>;

  constructor(
    readonly journey: DossierJourney,
    clock: Clock,
    private readonly lists: Lists,
  ) {
    this.situations = new Resource(journey, optionsOf);
    this.regimes = new Resource(journey, optionsOf);
    this.form = new DossierForm(journey, clock, {
      start: familyDraft(journey.prospect),
      check: checkFamily,
      messageFor: (_issue, field) => this.copy.message(field),
    });
    observed(this);
  }

  get regimeAsked(): boolean {
    return hasRegime(this.form.draft.situation);
  }

  enter(): void {
    void this.situations.load(this.lists.familySituations);
    void this.regimes.load(this.lists.maritalRegimes);
  }

  private get copy(): MessagesOf<typeof familyStatusMessages> {
    return messagesFor(this.journey.steps.mode, familyStatusMessages);
  }
}
