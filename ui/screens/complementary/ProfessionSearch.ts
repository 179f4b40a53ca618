import { fieldProfessionSearch } from '@domain/field/professionSearch';
import { withoutGender } from '@domain/field/gender';
import { matching, type Listed, type Option } from '@ui/kit/matching';
import { observed } from '@ui/mvvm/observed';

const nothing: Listed = { shown: [], count: 0 };

/** More results than anybody reads. */
const MOST_SHOWN = 30;

/** What is searched: within another answer, and all there is. `others`: the way out of each list. `limit`: that answer in words. */
export interface SearchedLists {
  readonly within: readonly Option[];
  readonly all: readonly Option[];
  readonly others: { readonly within: readonly Option[]; readonly all: readonly Option[] };
  readonly limit: string | undefined;
}

/** The search of a profession in its dialog: from 3 characters on, as one types. PER-07 */
export class ProfessionSearch {
  open = false;
  /** The person wants to look beyond the answer that limits the search. */
  wide = false;
  text = '';
  chosen = '';
  /** 'Choisir' was pressed: the form shows what is missing. */
  asked = false;
  /** How often it was pressed. */
  attempt = 0;

  constructor(
    private readonly lists: () => SearchedLists,
    private readonly onChosen: (profession: string) => void,
  ) {
    observed(this);
  }

  /** The answer that limits the search, in words; undefined: nothing does. D-56 */
  get limit(): string | undefined {
    return this.wide ? undefined : this.lists().limit;
  }

  get longEnough(): boolean {
    return fieldProfessionSearch.decide({ value: this.text });
  }

  /** What the search finds. */
  get found(): Listed {
    return this.longEnough
      ? matching(this.limit === undefined ? this.lists().all : this.lists().within, this.text, MOST_SHOWN, withoutGender)
      : nothing;
  }

  /** What can be chosen: what was found; where nothing was, 'Autre'. D-87 */
  get offered(): readonly Option[] {
    const { within, all } = this.lists().others;
    if (this.found.count > 0 || !this.longEnough) return this.found.shown;
    return this.limit === undefined ? all : within;
  }

  /** The field that keeps 'Choisir' from answering. */
  get missing(): 'professionSearch' | 'professionFound' | undefined {
    if (!this.asked || this.chosen !== '') return undefined;
    return this.offered.length > 0 ? 'professionFound' : 'professionSearch';
  }

  widen(): void {
    this.wide = true;
  }

  show(): void {
    Object.assign(this, { wide: false, open: true, text: '', chosen: '', asked: false });
  }

  close(): void {
    this.open = false;
  }

  type(text: string): void {
    this.text = text;
    this.asked = false;
    if (!this.offered.some(({ value }) => value === this.chosen)) this.chosen = '';
  }

  choose(profession: string): void {
    this.chosen = profession;
    this.asked = false;
  }

  confirm(): void {
    this.asked = true;
    this.attempt += 1;
    if (this.chosen === '') return;
    this.open = false;
    this.onChosen(this.chosen);
  }
}
