import type { Clock } from '@application/ports/Clock';
import type { Lists } from '@application/referentials/Lists';
import { familyDraft, hasRegime, type FamilyIssue } from '@domain/holders/checkFamily';
import { checkRest, type RestDraft } from '@domain/holders/checkRest';
import * as E from 'fp-ts/Either';
import type { ProspectPart } from '@domain/holders/prospect';
import type { Entry } from '@domain/referentials/entries';
import { addressLines } from '@ui/copy/fr/addressLines';
import { addressMessages } from '@ui/copy/fr/address';
import { familyStatusMessages } from '@ui/copy/fr/familyStatus';
import { FileForm } from '@ui/journey/FileForm';
import type { FileJourney } from '@ui/journey/FileJourney';
import { Resource } from '@ui/journey/Resource';
import { optionsOf } from '@ui/journey/options';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import type { ReceivedAnswers, Whole } from './ReceivedAnswers';

/** What no wallet says, asked beside what was received: no page of its own follows for it. XTR-38, PER-04, PER-05 */
export class Rest {
  readonly form: FileForm<RestDraft, FamilyIssue>;
  readonly situations: Resource<readonly Entry[]>;
  readonly regimes: Resource<readonly Entry[]>;
  readonly housings: Resource<readonly Entry[]>;

  constructor(
    journey: FileJourney,
    clock: Clock,
    private readonly lists: Lists,
    answers: Pick<ReceivedAnswers, 'goOn'>,
    private readonly whole: Whole,
  ) {
    this.situations = new Resource(journey, optionsOf);
    this.regimes = new Resource(journey, optionsOf);
    this.housings = new Resource(journey, optionsOf);
    const check = checkRest(whole.address);
    this.form = new FileForm(journey, clock, {
      start: { ...familyDraft(journey.prospect), housing: '' },
      check: draft => E.map<ProspectPart, ProspectPart>(rest => ({ ...whole.part, ...rest }))(check(draft)),
      messageFor: (issue, field) =>
        field === 'housing'
          ? messagesFor(journey.steps.mode, addressMessages).message(issue, field)
          : messagesFor(journey.steps.mode, familyStatusMessages).message(field),
      onwards: () => answers.goOn(journey, {}),
    });
    observed(this);
  }

  get part(): ProspectPart {
    return this.whole.part;
  }

  get asked(): boolean {
    return this.whole.asksRest;
  }

  /** The address whose housing is asked; undefined: it is not. */
  get home(): string | undefined {
    return this.whole.address && addressLines(this.whole.address);
  }

  get regimeAsked(): boolean {
    return hasRegime(this.form.draft.situation);
  }

  /** The housing alone is left to answer. */
  get housingLast(): boolean {
    const { situation, maritalRegime } = this.form.draft;
    return this.home !== undefined && situation !== '' && (!this.regimeAsked || maritalRegime !== '');
  }

  /** One answer is left, whose press goes on. XTR-49 */
  get goesOn(): boolean {
    const { situation, housing } = this.form.draft;
    return this.home === undefined ? situation === '' : this.housingLast && housing === '';
  }

  load(): void {
    if (!this.asked) return;
    void this.situations.load(this.lists.familySituations);
    void this.regimes.load(this.lists.maritalRegimes);
    if (this.home !== undefined) void this.housings.load(this.lists.housingSituations);
  }
}
