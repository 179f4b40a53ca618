import { fieldProfessionSearch } from '@domain/field/professionSearch';
import { withoutGender } from '@domain/field/gender';
import { matching, type Listed, type Option } from '@ui/kit/matching';
import { observed } from '@ui/mvvm/observed';

const nothing: Listed = { shown: [], count: 0 };

/** Longer lists are not read. */
const MOST_SHOWN = 30;

/** `others`: the entry 'Autre' of each category. */
export interface SearchedLists {
  readonly all: readonly Option[];
  readonly others: readonly Option[];
}

/** Searches as the person types, from three characters on. PER-07 */
export class ProfessionSearch {
  open = false;
  text = '';
  chosen = '';
  /** Submitted without an answer: the form shows what is missing. */
  submitted = false;
  /** Number of submits. */
  attempt = 0;

  constructor(
    private readonly lists: () => SearchedLists,
    private readonly onChosen: (profession: string) => void,
  ) {
    observed(this);
  }

  get longEnough(): boolean {
    return fieldProfessionSearch.decide({ value: this.text });
  }

  get found(): Listed {
    return this.longEnough ? matching(this.lists().all, this.text, MOST_SHOWN, withoutGender) : nothing;
  }

  /** The results, else the entry 'Autre'. D-87 */
  get offered(): readonly Option[] {
    return this.found.count > 0 || !this.longEnough ? this.found.shown : this.lists().others;
  }

  /** The field in error. */
  get missing(): 'professionSearch' | 'professionFound' | undefined {
    if (!this.submitted || this.chosen !== '') return undefined;
    return this.offered.length > 0 ? 'professionFound' : 'professionSearch';
  }

  show(): void {
    Object.assign(this, { open: true, text: '', chosen: '', submitted: false });
  }

  close(): void {
    this.open = false;
  }

  type(text: string): void {
    this.text = text;
    this.submitted = false;
    if (!this.offered.some(({ value }) => value === this.chosen)) this.chosen = '';
  }

  choose(profession: string): void {
    this.chosen = profession;
    this.submitted = false;
  }

  confirm(): void {
    this.submitted = true;
    this.attempt += 1;
    if (this.chosen === '') return;
    this.open = false;
    this.onChosen(this.chosen);
  }
}
