import { shortenedName } from '@domain/field/shortened';
import { isWholeLine, streetIn } from '@domain/field/street';
import { STREET_NAME_MAX } from '@domain/field/streetName';
import { tidy } from '@domain/field/tidy';
import { typedStreetNumber, type TypedStreetNumber } from '@domain/field/typedStreetNumber';
import type { AddressDraft, AddressIssue } from '@domain/holders/checkAddress';
import type { Entry } from '@domain/referentials/entries';
import type { FileForm } from '@ui/journey/FileForm';
import { observed } from '@ui/mvvm/observed';

/** A street as it is typed: told apart, written as it is saved, and what is not kept. PER-05, D-70, D-86 */
export class StreetTyping {
  /** What no field takes of the line told apart last; empty: nothing. */
  left = '';
  /** Several numbers, of which the first was kept once the field was left. */
  private several: TypedStreetNumber | undefined = undefined;

  constructor(
    private readonly form: FileForm<AddressDraft, AddressIssue>,
    /** Kinds of streets; none abroad. */
    private readonly kinds: () => readonly Entry[],
  ) {
    observed(this);
  }

  /** Of several numbers typed, the one kept and the others. */
  get severalNumbers(): TypedStreetNumber | undefined {
    const typed = typedStreetNumber(this.form.draft.streetNumber);
    return typed.left === '' ? this.several : typed;
  }

  /** A name that is too long, in the post's short words. */
  get shorter(): string | undefined {
    return shortenedName(tidy(this.form.draft.streetName), STREET_NAME_MAX);
  }

  typeNumber(streetNumber: string): void {
    this.several = undefined;
    this.form.type({ streetNumber });
  }

  leaveNumber(): void {
    const { streetNumber } = this.form.draft;
    const typed = typedStreetNumber(streetNumber);
    if (typed.left !== '') this.several = typed;
    if (typed.number !== '' && typed.number !== streetNumber) this.form.type({ streetNumber: typed.number });
  }

  typeName(streetName: string): void {
    this.left = '';
    this.form.type({ streetName });
  }

  /** Splits a whole line, typed, pasted or filled in by the browser, once the field is left. PER-05, D-94 */
  leaveName(): void {
    const kinds = this.kinds();
    const line = this.form.draft.streetName;
    if (kinds.length === 0 || !isWholeLine(line, kinds)) return;
    const street = streetIn(line, kinds);
    const numbered = this.form.draft.streetNumber === '' ? { streetNumber: street.streetNumber } : {};
    this.left = street.left;
    this.form.type({
      streetName: street.streetName,
      ...numbered,
      ...(street.streetType === '' ? {} : { streetType: street.streetType }),
    });
  }

  takeShorter(): void {
    if (this.shorter !== undefined) this.form.choose({ streetName: this.shorter });
  }
}
