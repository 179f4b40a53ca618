import { observed } from '@ui/mvvm/observed';

export interface CollapsedField<Draft> {
  readonly draft: Draft;
  readonly touched: boolean;
  readonly type: (change: Partial<Draft>) => void;
  readonly check: {
    readonly refuses: () => readonly string[];
    readonly submitPart: (fields: readonly string[]) => boolean;
    readonly errors: readonly { readonly name: string }[];
  };
}

/** Fields whose answers are known: a card sums them up, 'Corriger' opens them. D-63, XTR-49 */
export class CollapsedFields<Draft extends object> {
  open: boolean;
  /** The field that takes the focus, and the number of moves to it. */
  target: string | undefined = undefined;
  moves = 0;
  /** The draft at the click on 'Corriger'. */
  before: Draft | undefined = undefined;

  /** `open`: the fields are asked on arrival although their answers are known, as in a correction from the recap. */
  constructor(
    private readonly form: CollapsedField<Draft>,
    private readonly fields: readonly (keyof Draft & string)[],
    open: boolean,
  ) {
    this.open = open || this.invalid.length > 0 || (form.touched && !this.othersAnswered);
    observed(this);
  }

  /** Closes the card over the fields, if the rules accept them. */
  close(): void {
    this.open = this.invalid.length > 0;
  }

  correct(): void {
    this.before = this.form.draft;
    this.open = true;
    this.moveTo(this.fields[0]);
  }

  /** Checks the fields alone; the next question takes the focus. */
  save(): void {
    if (!this.form.check.submitPart(this.fields)) return;
    this.fold();
  }

  /** Brings back the answers from before 'Corriger'. */
  keep(): void {
    const { before } = this;
    if (before !== undefined) this.form.type(before);
    this.fold();
  }

  /** Closes the card and moves the focus to the first question without an answer. */
  fold(): void {
    this.close();
    this.before = undefined;
    this.moveTo(this.form.check.refuses()[0]);
  }

  /** Shows the fields that a submit found wrong. */
  reveal(): void {
    if (this.form.check.errors.some(({ name }) => this.fields.some(field => field === name))) this.open = true;
  }

  private get invalid(): readonly string[] {
    const refused = this.form.check.refuses();
    return this.fields.filter(field => refused.includes(field));
  }

  private get othersAnswered(): boolean {
    const fields: readonly string[] = this.fields;
    return Object.entries(this.form.draft).some(([field, value]) => !fields.includes(field) && value !== '');
  }

  private moveTo(field: string | undefined): void {
    this.target = field;
    this.moves += 1;
  }
}
