import { offeredMessages as copy } from '@ui/copy/fr/offered';
import { observed } from '@ui/mvvm/observed';

/** An answer known from elsewhere: its source in words, and what it would fill in. D-63 */
export interface Offer<Draft> {
  /** Has the focus once it is taken, where nothing that the form asks is left unanswered. */
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

/** What is known already and offered to a form: one press, still editable, said aloud. What the form's own rules refuse is no offer. D-63, D-86, XTR-32 */
export class Offers<Draft extends object> {
  said = '';
  private taken: readonly Offer<Draft>[] = [];

  constructor(
    private readonly form: Filled<Draft>,
    private readonly known: () => readonly Offer<Draft>[],
    private readonly then: () => void = () => undefined,
  ) {
    observed(this);
  }

  /** One was taken on this page. */
  get used(): boolean {
    return this.taken.length > 0;
  }

  /** Those that the form takes, would change something, and were not taken yet. */
  get shown(): readonly Offer<Draft>[] {
    return this.known().filter(
      offer => this.refusedOf(offer).length === 0 && !this.taken.some(({ text }) => text === offer.text) && !this.stands(offer),
    );
  }

  /** Those that were taken and stand as they were read: where an answer comes from stays said. D-63 */
  get kept(): readonly Offer<Draft>[] {
    return this.taken.filter(this.stands);
  }

  /** Fields that may have the focus once it is taken, the best first: those that the form still asks for, then its own. */
  after({ field, fills }: Offer<Draft>): readonly (keyof Draft & string)[] {
    return [...this.form.check.refuses({ ...this.form.draft, ...fills }), field];
  }

  take(offer: Offer<Draft>): void {
    this.fill(offer, copy.taken);
  }

  /** What a rule refuses stands in the fields with its message, where nobody typed and nothing better is offered. D-86 */
  putRefused(): void {
    const refused = this.known().find(offer => this.refusedOf(offer).length > 0);
    if (!refused || this.form.touched || this.shown.length > 0) return;
    this.fill(refused, copy.toCorrect);
    this.form.check.recheck(...this.refusedOf(refused));
  }

  private fill(offer: Offer<Draft>, said: string): void {
    this.taken = [...this.taken, offer];
    this.said = said;
    this.form.type(offer.fills);
    this.then();
  }

  private refusedOf({ fills }: Offer<Draft>): readonly (keyof Draft & string)[] {
    return this.form.check.refuses({ ...this.form.draft, ...fills }).filter(field => field in fills);
  }

  private stands({ fills }: Offer<Draft>): boolean {
    const draft = new Map<string, unknown>(Object.entries(this.form.draft));
    return Object.entries(fills).every(([field, value]) => draft.get(field) === value);
  }
}
