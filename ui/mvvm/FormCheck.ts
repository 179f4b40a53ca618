import * as E from 'fp-ts/Either';
import type { Clock } from '@application/ports/Clock';
import type { Issues } from '@domain/holders/issues';
import { delays } from '@domain/journey/delays';
import { keysOf } from '@domain/kernel/total';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import { Latest } from './Latest';
import { observed } from './observed';

type FieldOf<Draft> = keyof Draft & string;

/** What a form asks: its rules, which find what is wrong in the order of its fields, and the words of an issue. */
export interface Rules<Draft, Issue, Valid> {
  readonly check: (draft: Draft) => E.Either<Issues<Draft, Issue>, Valid>;
  readonly word: (issue: Issue, field: FieldOf<Draft>) => string;
}

/** What a control of the view is given: its name, its answer, and what is wrong with it. */
export interface Bound<Draft, Name extends FieldOf<Draft>> {
  readonly name: Name;
  readonly value: Draft[Name];
  readonly onChange: (value: Draft[Name]) => void;
  readonly error: string | undefined;
}

/** Which errors of a form are said: all on 'Continuer', then those of the fields in error, once the typing rests. They are derived from what stood there last. D-46, XTR-03 */
export class FormCheck<Draft extends object, Issue, Valid> {
  /** How often the form was sent. */
  attempt = 0;
  /** What stood there when it was checked last. */
  private rested: Draft;
  private said: readonly FieldOf<Draft>[] = [];
  /** What the bank found wrong, and of what: a field typed anew is not refused any more. */
  private refused: { readonly issues: Issues<Draft, Issue>; readonly of: Draft } | undefined = undefined;
  private readonly typing = new Latest();

  constructor(
    private readonly draft: () => Draft,
    private readonly clock: Clock,
    private readonly rules: Rules<Draft, Issue, Valid>,
  ) {
    this.rested = draft();
    observed(this);
  }

  /** In the order of the form, worded once for the field and for the summary. */
  get errors(): readonly FieldMessage[] {
    return this.said.flatMap(name => {
      const message = this.message(name);
      return message === undefined ? [] : [{ name, message }];
    });
  }

  /** The first field in error. */
  get erring(): FieldOf<Draft> | undefined {
    return this.said.find(field => this.message(field) !== undefined);
  }

  /** Read where the control is drawn, so that it alone follows its answer. */
  field<Name extends FieldOf<Draft>>(name: Name, onChange: (value: Draft[Name]) => void): Bound<Draft, Name> {
    return { name, value: this.draft()[name], onChange, error: this.message(name) };
  }

  message(field: FieldOf<Draft>): string | undefined {
    const issue = this.issue(field);
    return issue === undefined ? undefined : this.rules.word(issue, field);
  }

  /** The message of a field that is wrong. */
  issue(field: FieldOf<Draft>): Issue | undefined {
    return this.said.includes(field) ? this.wrong(field) : undefined;
  }

  /** Fields of a draft that the rules refuse, said or not. D-86 */
  refuses(draft: Draft): readonly FieldOf<Draft>[] {
    const checked = this.rules.check(draft);
    return E.isLeft(checked) ? keysOf(checked.left).filter(field => checked.left[field] !== undefined) : [];
  }

  /** Everything is checked; what the form says where nothing is wrong. */
  submit(): Valid | undefined {
    this.attempt += 1;
    this.refused = undefined;
    this.say();
    const checked = this.rules.check(this.rested);
    return E.isRight(checked) ? checked.right : undefined;
  }

  /** The bank finds fault with what was sent. */
  refuse(issues: Issues<Draft, Issue>): void {
    this.attempt += 1;
    this.refused = { issues, of: this.draft() };
    this.say();
  }

  /** A field that says an error is checked again once the typing rests. */
  typed(fields: readonly string[]): void {
    if (this.said.some(field => fields.includes(field)))
      void this.typing.after(this.clock.sleep(delays.inputCheckMs), () => this.recheck());
  }

  /** Checks what shows an error now; `also`: a field whose error is shown before the form is sent. */
  recheck(...also: readonly FieldOf<Draft>[]): void {
    this.say([...this.said, ...also]);
  }

  /** A new form: it shows no error yet. */
  forget(): void {
    this.typing.cancel();
    this.say([]);
  }

  private get found(): Issues<Draft, Issue> {
    const checked = this.rules.check(this.rested);
    return E.isLeft(checked) ? checked.left : {};
  }

  private wrong(field: FieldOf<Draft>): Issue | undefined {
    const { refused, rested } = this;
    return this.found[field] ?? (refused?.of[field] === rested[field] ? refused?.issues[field] : undefined);
  }

  /** All that is wrong, or what is wrong of `fields`. */
  private say(fields?: readonly FieldOf<Draft>[]): void {
    this.rested = this.draft();
    this.said = keysOf({ ...this.found, ...this.refused?.issues }).filter(
      field => fields?.includes(field) !== false && this.wrong(field) !== undefined,
    );
  }
}
