import { keysOf } from '@domain/kernel/total';
import { suggestionMessages as copy } from '@messages/suggestions';
import { observed } from '@ui/mvvm/observed';

/** An answer known from elsewhere, and the fields that it fills. D-63 */
export interface SuggestedAnswer<Draft> {
  /** Where it comes from: 'Lu sur votre facture de gaz'. */
  readonly source: string;
  readonly what: string;
  /** What no field accepts; empty: nothing. */
  readonly note: string;
  /** From the person's own document: filled in when the page opens. Otherwise a click accepts it. */
  readonly read: boolean;
  readonly action: string;
  readonly fills: Partial<Draft>;
}

export interface Filled<Draft> {
  readonly draft: Draft;
  readonly touched: boolean;
  readonly type: (change: Partial<Draft>) => void;
  readonly fillIn: (change: Partial<Draft>) => void;
  readonly check: {
    readonly refuses: (change: Partial<Draft>) => readonly string[];
    readonly recheck: (...also: readonly (keyof Draft & string)[]) => void;
  };
}

/**
 * Suggested answers of a form. What the person's own document says is filled in before anything is typed. The rest is suggested, to accept with
 * one click. Answers that the rules reject are in their fields with their errors. D-63, D-86, XTR-32
 */
export class SuggestedAnswers<Draft extends object> {
  announcement = '';
  private taken: readonly SuggestedAnswer<Draft>[] = [];

  constructor(
    private readonly form: Filled<Draft>,
    private readonly known: () => readonly SuggestedAnswer<Draft>[],
    /** After an answer is filled in; `pressed`: by the person. */
    private readonly then: (pressed: boolean) => void,
  ) {
    observed(this);
  }

  /** Suggestions that the rules accept, that change something, and that are not accepted yet. */
  get shown(): readonly SuggestedAnswer<Draft>[] {
    return this.known().filter(
      offer => this.refusedOf(offer).length === 0 && !this.taken.some(({ what }) => what === offer.what) && !this.isUnedited(offer),
    );
  }

  /** The accepted answer while it is unedited: the page still shows its source. D-63 */
  get unedited(): SuggestedAnswer<Draft> | undefined {
    return this.taken.filter(this.isUnedited).at(-1);
  }

  take(offer: SuggestedAnswer<Draft>): void {
    this.announcement = copy.taken;
    this.form.type(offer.fills);
    this.filledFrom(offer, true);
  }

  /** Fills in what the document says, unless the person has typed something. */
  fillRead(): void {
    if (this.form.touched) return;
    const read = this.shown.find(offer => offer.read);
    if (read) {
      this.form.fillIn(read.fills);
      this.filledFrom(read, false);
    } else this.putRefused();
  }

  /** Puts the accepted answer as the form keeps it, where that is known later. */
  amend(what: string, fills: Partial<Draft>): void {
    this.form.fillIn(fills);
    this.taken = this.taken.map((offer, at) =>
      at === this.taken.length - 1 ? { ...offer, what, fills: { ...offer.fills, ...fills } } : offer,
    );
  }

  /** Fills in a rejected answer with its error, if nothing else is offered. D-86 */
  private putRefused(): void {
    const refused = this.known().find(offer => this.refusedOf(offer).length > 0);
    if (!refused || this.shown.length > 0) return;
    this.announcement = copy.toCorrect;
    this.form.type(refused.fills);
    this.form.check.recheck(...this.refusedOf(refused));
    this.filledFrom(refused, false);
  }

  private filledFrom(offer: SuggestedAnswer<Draft>, pressed: boolean): void {
    this.taken = [...this.taken, offer];
    this.then(pressed);
  }

  private refusedOf({ fills }: SuggestedAnswer<Draft>): readonly (keyof Draft & string)[] {
    const refused = this.form.check.refuses(fills);
    return keysOf(fills).filter(field => refused.includes(field));
  }

  private isUnedited({ fills }: SuggestedAnswer<Draft>): boolean {
    const draft = new Map<string, unknown>(Object.entries(this.form.draft));
    return Object.entries(fills).every(([field, value]) => draft.get(field) === value);
  }
}
