import { shortenedName } from '@domain/field/shortened';
import { isWholeLine, streetIn, STREET_NAME_MAX, typedStreetNumber, type TypedStreetNumber } from '@domain/field/street';
import { typedStreetName } from '@domain/field/typed';
import { nearestStreet, type AddressDraft, type AddressIssue } from '@domain/holders/checkAddress';
import type { Entry } from '@domain/referentials/entries';
import type { DossierForm } from '@ui/form/DossierForm';
import { observed } from '@ui/mvvm/observed';

/** Splits a typed street into number, type and name; keeps the parts that no field accepts, to show them. PER-05, D-70, D-86 */
export class StreetTyping {
  /** Part of the last split line that no field accepts; empty: none. */
  left = '';
  /** Set on blur when several numbers were typed and the first was kept. */
  private several: TypedStreetNumber | undefined = undefined;

  constructor(
    private readonly form: DossierForm<AddressDraft, AddressIssue>,
    /** Street types of the bank; empty while they load, undefined abroad. */
    private readonly kinds: () => readonly Entry[] | undefined,
  ) {
    observed(this);
  }

  /** The number kept and the others, when several were typed. */
  get severalNumbers(): TypedStreetNumber | undefined {
    const typed = typedStreetNumber(this.form.draft.streetNumber);
    return typed.left === '' ? this.several : typed;
  }

  /** The name with the abbreviations of La Poste, when it is too long. */
  get shorter(): string | undefined {
    return shortenedName(typedStreetName(this.form.draft.streetName), STREET_NAME_MAX);
  }

  /** The nearest name that the rule takes, where abbreviations do not suffice. D-90 */
  get nearest(): string | undefined {
    return this.shorter === undefined ? nearestStreet(this.form.draft.streetName) : undefined;
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

  /** On blur, splits a whole address line that was typed, pasted or autofilled; then removes the signs that a name has not. PER-05, D-94 */
  leaveName(): void {
    const kinds = this.kinds();
    if (kinds?.length === 0) return;
    this.split(kinds ?? []);
    const { streetName } = this.form.draft;
    const kept = typedStreetName(streetName);
    if (kept !== streetName) this.form.type({ streetName: kept });
  }

  takeShorter(): void {
    const streetName = this.shorter ?? this.nearest;
    if (streetName !== undefined) this.form.choose({ streetName });
  }

  private split(kinds: readonly Entry[]): void {
    const line = this.form.draft.streetName;
    if (kinds.length === 0 || !isWholeLine(line, kinds)) return;
    const street = streetIn(line, kinds);
    const numbered = this.form.draft.streetNumber === '' ? { streetNumber: street.streetNumber } : {};
    const { complement } = this.form.draft;
    const [put, kept] = complement === '' ? [street.complement, ''] : [complement, street.complement];
    this.left = [kept, street.left].filter(part => part !== '').join(', ');
    this.form.type({
      streetName: street.streetName,
      complement: put,
      ...numbered,
      ...(street.streetType === '' ? {} : { streetType: street.streetType }),
    });
  }
}
