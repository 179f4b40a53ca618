import * as E from 'fp-ts/Either';
import type { Clock } from '@application/browser/ports';
import type { Issues } from '@domain/holders/issues';
import { delays } from '@domain/journey/delays';
import { keysOf } from '@domain/kernel/total';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import { Latest } from '@ui/mvvm/Latest';
import { observed } from '@ui/mvvm/observed';

type FieldOf<Draft> = keyof Draft & string;

/** Validation and error messages of a form. The rules list issues in display order. */
export interface Rules<Draft, Issue, Valid> {
  readonly check: (draft: Draft) => E.Either<Issues<Draft, Issue>, Valid>;
  readonly messageFor: (issue: Issue, field: FieldOf<Draft>) => string;
}

/** Props that `form.field` spreads on a control. */
export interface Bound<Draft, Name extends FieldOf<Draft>> {
  readonly name: Name;
  readonly value: Draft[Name];
  readonly onChange: (value: Draft[Name]) => void;
  readonly error: string | undefined;
}

/**
 * Decides which errors a form shows: all of them on submit; afterwards those fields that are still invalid, checked
 * again when typing pauses. Errors are derived from the draft of the last check. D-46, XTR-03
 */
export class FormCheck<Draft extends object, Issue, Valid> {
  /** Number of submits and rejections. */
  attempt = 0;
  /** The draft of the last check. */
  private checkedDraft: Draft;
  private shown: readonly FieldOf<Draft>[] = [];
  /** Issues found by the bank, with the draft they concern: an edit of a field removes its issue. */
  private refused: { readonly issues: Issues<Draft, Issue>; readonly of: Draft } | undefined = undefined;
  private readonly typing = new Latest();

  constructor(
    private readonly draft: () => Draft,
    private readonly clock: Clock,
    private readonly rules: Rules<Draft, Issue, Valid>,
  ) {
    this.checkedDraft = draft();
    observed(this);
  }

  /** In display order, for the fields and the summary. */
  get errors(): readonly FieldMessage[] {
    return this.shown.flatMap(name => {
      const message = this.message(name);
      return message === undefined ? [] : [{ name, message }];
    });
  }

  get firstInvalid(): FieldOf<Draft> | undefined {
    return this.shown.find(field => this.message(field) !== undefined);
  }

  /** Call it in the component that renders the control: MobX then re-renders that component alone. */
  field<Name extends FieldOf<Draft>>(name: Name, onChange: (value: Draft[Name]) => void): Bound<Draft, Name> {
    return { name, value: this.draft()[name], onChange, error: this.message(name) };
  }

  message(field: FieldOf<Draft>): string | undefined {
    const issue = this.issue(field);
    return issue === undefined ? undefined : this.rules.messageFor(issue, field);
  }

  /** The issue that the field shows, if any. */
  issue(field: FieldOf<Draft>): Issue | undefined {
    return this.shown.includes(field) ? this.issueOf(field) : undefined;
  }

  /** Fields that the rules reject in the draft with this change, shown or not. D-86 */
  refuses(change: Partial<Draft> = {}): readonly FieldOf<Draft>[] {
    const checked = this.rules.check({ ...this.draft(), ...change });
    return E.isLeft(checked) ? keysOf(checked.left).filter(field => checked.left[field] !== undefined) : [];
  }

  /** Shows every error; returns the valid answer when there is none. */
  submit(): Valid | undefined {
    this.attempt += 1;
    this.refused = undefined;
    this.show();
    const checked = this.rules.check(this.checkedDraft);
    return E.isRight(checked) ? checked.right : undefined;
  }

  /** Shows the errors of `fields` alone; true: they have none. */
  submitPart(fields: readonly string[]): boolean {
    this.attempt += 1;
    this.refused = undefined;
    this.show(fields);
    return this.firstInvalid === undefined;
  }

  /** Shows the bank's issues. */
  refuse(issues: Issues<Draft, Issue>): void {
    this.attempt += 1;
    this.refused = { issues, of: this.draft() };
    this.show();
  }

  /** Checks again once typing pauses, when one of these fields shows an error. */
  typed(fields: readonly string[]): void {
    if (this.shown.some(field => fields.includes(field)))
      void this.typing.after(this.clock.sleep(delays.inputCheckMs), () => this.recheck());
  }

  /** Checks the fields that show an error, and `also` others before the submit. */
  recheck(...also: readonly FieldOf<Draft>[]): void {
    this.show([...this.shown, ...also]);
  }

  /** Hides all errors, for a new form. */
  reset(): void {
    this.typing.cancel();
    this.show([]);
  }

  private get issues(): Issues<Draft, Issue> {
    const checked = this.rules.check(this.checkedDraft);
    return E.isLeft(checked) ? checked.left : {};
  }

  private issueOf(field: FieldOf<Draft>): Issue | undefined {
    const { refused, checkedDraft } = this;
    return this.issues[field] ?? (refused?.of[field] === checkedDraft[field] ? refused?.issues[field] : undefined);
  }

  /** Shows every issue, or those of `fields`. */
  private show(fields?: readonly string[]): void {
    this.checkedDraft = this.draft();
    this.shown = keysOf({ ...this.issues, ...this.refused?.issues }).filter(
      field => fields?.includes(field) !== false && this.issueOf(field) !== undefined,
    );
  }
}
