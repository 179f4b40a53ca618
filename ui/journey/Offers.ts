import { offeredMessages as copy } from '@ui/copy/fr/offered';
import { observed } from '@ui/mvvm/observed';

/** An answer known from elsewhere: a text with its source, and the fields that it fills. D-63 */
export interface Offer<Draft> {
  /** Takes the focus after acceptance, if no field is left unanswered. */
  readonly field: keyof Draft & string;
  readonly text: string;
  readonly action: string;
  readonly fills: Partial<Draft>;
}

interface Filled<Draft> {
  readonly draft: Draft;
  readonly touched: boolean;
  readonly type: (change: Partial<Draft>) => void;
  readonly check: {
    readonly refuses: (draft: Draft) => readonly (keyof Draft & string)[];
    readonly recheck: (...also: readonly (keyof Draft & string)[]) => void;
  };
}

/**
 * Known answers offered to a form; the person accepts with a click and can edit them. Answers that the form's rules
 * reject are not offered. D-63, D-86, XTR-32
 */
export class Offers<Draft extends object> {
  announcement = '';
  private taken: readonly Offer<Draft>[] = [];

  constructor(
    private readonly form: Filled<Draft>,
    private readonly known: () => readonly Offer<Draft>[],
    private readonly then: () => void = () => undefined,
  ) {
    observed(this);
  }

  /** The person has accepted an offer on this page. */
  get used(): boolean {
    return this.taken.length > 0;
  }

  /** Offers that the rules accept, that change something, and that are not accepted yet. */
  get shown(): readonly Offer<Draft>[] {
    return this.known().filter(
      offer => this.refusedOf(offer).length === 0 && !this.taken.some(({ text }) => text === offer.text) && !this.isUnedited(offer),
    );
  }

  /** Accepted offers that are still unedited: the page goes on showing their source. D-63 */
  get unedited(): readonly Offer<Draft>[] {
    return this.taken.filter(this.isUnedited);
  }

  /** Candidates for the focus after acceptance: invalid fields first. */
  after({ field, fills }: Offer<Draft>): readonly (keyof Draft & string)[] {
    return [...this.form.check.refuses({ ...this.form.draft, ...fills }), field];
  }

  take(offer: Offer<Draft>): void {
    this.fill(offer, copy.taken);
  }

  /** Fills in a rejected answer with its error, if the form is untouched and nothing else is offered. D-86 */
  putRefused(): void {
    const refused = this.known().find(offer => this.refusedOf(offer).length > 0);
    if (!refused || this.form.touched || this.shown.length > 0) return;
    this.fill(refused, copy.toCorrect);
    this.form.check.recheck(...this.refusedOf(refused));
  }

  private fill(offer: Offer<Draft>, said: string): void {
    this.taken = [...this.taken, offer];
    this.announcement = said;
    this.form.type(offer.fills);
    this.then();
  }

  private refusedOf({ fills }: Offer<Draft>): readonly (keyof Draft & string)[] {
    return this.form.check.refuses({ ...this.form.draft, ...fills }).filter(field => field in fills);
  }

  private isUnedited({ fills }: Offer<Draft>): boolean {
    const draft = new Map<string, unknown>(Object.entries(this.form.draft));
    return Object.entries(fills).every(([field, value]) => draft.get(field) === value);
  }
}
