import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Clock } from '@application/browser/ports';
import type { Lists } from '@application/referentials/Lists';
import { familyDraft, hasRegime, type FamilyIssue } from '@domain/holders/checkFamily';
import { checkRest, type RestDraft } from '@domain/holders/checkRest';
import type { ProspectPart } from '@domain/holders/prospect';
import type { Entry } from '@domain/referentials/entries';
import { addressMessages } from '@messages/address';
import { familyStatusMessages } from '@messages/familyStatus';
import { DossierForm } from '@ui/form/DossierForm';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Resource } from '@ui/form/Resource';
import { optionsOf } from '@ui/form/options';
import { Attempt } from '@ui/mvvm/Attempt';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import type { Home } from '../address/homeRead';

/** What an identity answers. `asksRest`: its own pages ask the family situation alone. */
export interface Whole {
  readonly part: ProspectPart;
  readonly asksRest: boolean;
  readonly home: Home | undefined;
}

/** What no wallet says, asked beside what was received: no page of its own follows for it. XTR-38, PER-04, PER-05 */
export class RemainingQuestions {
  readonly form: DossierForm<RestDraft, FamilyIssue>;
  readonly situations: Resource<readonly Entry[]>;
  readonly regimes: Resource<readonly Entry[]>;
  readonly housings: Resource<readonly Entry[]>;
  readonly leaving: Attempt;

  constructor(
    private readonly journey: DossierJourney,
    clock: Clock,
    private readonly lists: Lists,
    private readonly keep: (part: ProspectPart) => TE.TaskEither<Failure, void>,
    private readonly whole: Whole,
  ) {
    this.situations = new Resource(journey, optionsOf);
    this.regimes = new Resource(journey, optionsOf);
    this.housings = new Resource(journey, optionsOf);
    const check = checkRest(whole.home?.draft);
    this.form = new DossierForm(journey, clock, {
      start: { ...familyDraft(journey.prospect), housing: '' },
      check: draft => E.map<ProspectPart, ProspectPart>(rest => ({ ...whole.part, ...rest }))(check(draft)),
      messageFor: (issue, field) =>
        field === 'housing'
          ? messagesFor(journey.steps.mode, addressMessages).message(issue, field)
          : messagesFor(journey.steps.mode, familyStatusMessages).message(field),
      onwards: () => keep({}),
    });
    this.leaving = new Attempt(journey);
    observed(this);
    if (this.asked) this.load();
  }

  get asked(): boolean {
    return this.whole.asksRest;
  }

  /** All questions have loaded, so that nothing moves. XTR-60 */
  get ready(): boolean {
    const lists = [this.situations, this.regimes, ...(this.home === undefined ? [] : [this.housings])];
    return !this.asked || lists.every(({ settled }) => settled);
  }

  /** The address whose housing is asked; undefined: it is not. */
  get home(): string | undefined {
    return this.whole.home?.line;
  }

  get regimeAsked(): boolean {
    return hasRegime(this.form.draft.situation);
  }

  /** The housing alone is left to answer. */
  get housingLast(): boolean {
    const { situation, maritalRegime } = this.form.draft;
    return this.home !== undefined && situation !== '' && (!this.regimeAsked || maritalRegime !== '');
  }

  /** True when one question is left: selecting its answer submits the form. XTR-49 */
  get useSubmitOnSelect(): boolean {
    const { situation, housing } = this.form.draft;
    return this.home === undefined ? situation === '' : this.housingLast && housing === '';
  }

  /** Nothing is asked here. */
  goOn(): void {
    void this.leaving.run(this.keep(this.whole.part), this.goOn);
  }

  private load(): void {
    void this.situations.load(this.lists.familySituations);
    void this.regimes.load(this.lists.maritalRegimes);
    if (this.home !== undefined) void this.housings.load(this.lists.housingSituations);
  }
}
