import { offeredCopy as copy } from '@ui/copy/fr/offered';
import { observed } from '@ui/mvvm/observed';

/** An answer known from elsewhere: its source in words, and what it would fill in. D-63 */
export interface Offer<Draft> {
  /** Also the field that has the focus once it is taken. */
  readonly field: keyof Draft & string;
  readonly text: string;
  readonly action: string;
  readonly fills: Partial<Draft>;
}

interface Filled<Draft> {
  readonly draft: Draft;
  readonly type: (change: Partial<Draft>) => void;
}

/** What is known already and offered to a form: one press, still editable, said aloud. D-63, XTR-32 */
export class Offers<Draft extends object> {
  said = '';
  private taken: readonly string[] = [];

  constructor(
    private readonly form: Filled<Draft>,
    private readonly known: () => readonly Offer<Draft>[],
    private readonly then: () => void = () => undefined,
  ) {
    observed(this);
  }

  /** Those that would change something, and were not taken yet. */
  get shown(): readonly Offer<Draft>[] {
    const draft = new Map<string, unknown>(Object.entries(this.form.draft));
    return this.known().filter(
      ({ text, fills }) => !this.taken.includes(text) && Object.entries(fills).some(([field, value]) => draft.get(field) !== value),
    );
  }

  take(offer: Offer<Draft>): void {
    this.taken = [...this.taken, offer.text];
    this.said = copy.taken;
    this.form.type(offer.fills);
    this.then();
  }
}
