import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@application/ports/Clock';
import type { Failure } from '@application/failure';
import type { Issues } from '@domain/holders/issues';
import type { ProspectPart } from '@domain/holders/prospect';
import { delays } from '@domain/journey/delays';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import { settle } from '@ui/mvvm/settle';
import type { FileJourney } from './FileJourney';

/** What one form is: how it opens, its fields in order, its check, and how an issue is said. */
export interface FormOf<Draft, Issue> {
  readonly start: Draft;
  readonly fields: readonly (keyof Draft & string)[];
  readonly check: (draft: Draft) => E.Either<Issues<Draft, Issue>, ProspectPart>;
  readonly word: (issue: Issue, field: keyof Draft & string) => string;
}

/** A draft kept for the page is one of this very form. */
const isLike = <Draft extends object>(start: Draft, kept: object | undefined): kept is Draft =>
  kept !== undefined && Object.keys(start).every(field => field in kept);

/** A form of the file: checked on 'Continuer', a field in error again once the typing rests, saved, then the next page. D-46, PER-11, XTR-03 */
export class FileForm<Draft extends object, Issue> {
  draft: Draft;
  issues: Issues<Draft, Issue> = {};
  attempt = 0;
  busy = false;
  touched: boolean;
  private readonly turns = new Map<string, number>();

  constructor(
    private readonly journey: FileJourney,
    private readonly clock: Clock,
    private readonly form: FormOf<Draft, Issue>,
  ) {
    const { draft: kept } = journey;
    this.touched = isLike(form.start, kept);
    this.draft = isLike(form.start, kept) ? kept : form.start;
    makeAutoObservable<this, 'turns' | 'form' | 'clock' | 'journey'>(
      this,
      { draft: observableRef, issues: observableRef, turns: false, form: false, clock: false, journey: false },
      { autoBind: true },
    );
  }

  /** In the order of the form, worded once for the field and for the summary. */
  get errors(): readonly FieldMessage[] {
    return this.form.fields.flatMap(name => {
      const message = this.message(name);
      return message === undefined ? [] : [{ name, message }];
    });
  }

  message(field: keyof Draft & string): string | undefined {
    const issue = this.issues[field];
    return issue === undefined ? undefined : this.form.word(issue, field);
  }

  /** What is known before anything is typed; later it would overwrite the person. */
  prefill(draft: Draft): void {
    if (!this.touched) this.draft = draft;
  }

  type(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
    this.touched = true;
    this.journey.keepDraft(this.draft);
    for (const field of this.form.fields) if (field in change && this.issues[field] !== undefined) void this.checkLater(field);
  }

  /** The check of a field that shows an error, now: something else than its text changed. */
  recheck(field: keyof Draft & string): void {
    this.issues = { ...this.issues, [field]: this.found[field] };
  }

  /** The same of all fields that show one. */
  recheckAll(): void {
    for (const field of this.form.fields) if (this.issues[field] !== undefined) this.recheck(field);
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    this.attempt += 1;
    const checked = this.form.check(this.draft);
    this.issues = E.isLeft(checked) ? checked.left : {};
    if (E.isRight(checked)) await this.send(checked.right);
  }

  private get found(): Issues<Draft, Issue> {
    const checked = this.form.check(this.draft);
    return E.isLeft(checked) ? checked.left : {};
  }

  private async send(part: ProspectPart): Promise<void> {
    this.busy = true;
    const saved = await this.journey.save(part)();
    if (E.isLeft(saved)) return this.failed(saved.left);
    this.journey.keepDraft(undefined);
    await settle(this.journey.nextPage(), this.failed, this.rest);
  }

  /** What was typed stays; the same is tried again where that helps. XTR-03 */
  private failed(failure: Failure): void {
    this.busy = false;
    this.journey.fail(failure, () => void this.submit());
  }

  private rest(): void {
    this.busy = false;
  }

  private async checkLater(field: keyof Draft & string): Promise<void> {
    const turn = (this.turns.get(field) ?? 0) + 1;
    this.turns.set(field, turn);
    await this.clock.sleep(delays.inputCheckMs)();
    if (this.turns.get(field) === turn) this.recheck(field);
  }
}
