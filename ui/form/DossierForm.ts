import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Clock } from '@application/browser/ports';
import type { ProspectPart } from '@domain/holders/prospect';
import { samePage } from '@domain/journey/position';
import { Attempt } from '@ui/mvvm/Attempt';
import { FormCheck, type Bound, type Rules } from './FormCheck';
import { observed } from '@ui/mvvm/observed';
import type { DossierJourney } from '@ui/journey/DossierJourney';

/** Initial draft and rules of a form. */
interface FormOf<Draft, Issue> extends Rules<Draft, Issue, ProspectPart> {
  readonly start: Draft;
  /** What follows a save; the next page where it is left out. */
  readonly onwards?: () => TE.TaskEither<Failure, void>;
}

/** Checks that a stored draft belongs to this form: it has the same fields. */
const isLike = <Draft extends object>(start: Draft, kept: object | undefined): kept is Draft =>
  kept !== undefined && Object.keys(start).every(field => field in kept);

/** A form of the file: stores the draft, validates, saves, opens the next page. D-46, PER-11, XTR-03 */
export class DossierForm<Draft extends object, Issue> {
  draft: Draft;
  touched: boolean;
  readonly check: FormCheck<Draft, Issue, ProspectPart>;
  private readonly saving: Attempt;

  constructor(
    private readonly journey: DossierJourney,
    clock: Clock,
    private readonly form: FormOf<Draft, Issue>,
  ) {
    this.saving = new Attempt(journey);
    const { draft: kept } = journey;
    this.touched = isLike(form.start, kept);
    this.draft = isLike(form.start, kept) ? kept : form.start;
    this.check = new FormCheck(() => this.draft, clock, form);
    observed(this);
  }

  get busy(): boolean {
    return this.saving.busy;
  }

  /** Props of a control. */
  field<Name extends keyof Draft & string>(name: Name): Bound<Draft, Name> {
    return this.check.field(name, value => this.keep({ ...this.draft, [name]: value }, [name]));
  }

  message(field: keyof Draft & string): string | undefined {
    return this.check.message(field);
  }

  /** Fills an untouched form only: it must not overwrite typed input. */
  prefill(draft: Draft): void {
    if (!this.touched) this.draft = draft;
  }

  /** Fills in what the page has found out: typed input only where the person has typed before. */
  fillIn(change: Partial<Draft>): void {
    if (this.touched) this.choose(change);
    else this.draft = { ...this.draft, ...change };
  }

  type(change: Partial<Draft>): void {
    this.keep({ ...this.draft, ...change }, Object.keys(change));
  }

  /** For choices: visible errors are checked at once, not after a pause. */
  choose(change: Partial<Draft>): void {
    this.type(change);
    this.check.recheck();
  }

  /** Keeps the draft until the bank has saved it; a technical failure offers a retry. XTR-03 */
  async submit(): Promise<void> {
    if (this.busy) return;
    const part = this.check.submit();
    if (part === undefined) return;
    const { at } = this.journey.steps;
    await this.saving.run(
      TE.flatMap(() => (samePage(at, this.journey.steps.at) ? this.saved() : TE.right(undefined)))(this.journey.save(part)),
      this.submit,
    );
  }

  private keep(draft: Draft, typed: readonly string[]): void {
    this.draft = draft;
    this.touched = true;
    this.journey.keepDraft(draft);
    this.check.typed(typed);
  }

  private saved(): TE.TaskEither<Failure, void> {
    this.journey.keepDraft(undefined);
    return this.form.onwards?.() ?? this.journey.nextPage();
  }
}
