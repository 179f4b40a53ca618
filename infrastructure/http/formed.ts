import * as t from 'io-ts';
import { forms, type FormName } from './forms';

/** A value of a form. */
export class Form<A extends string | number> extends t.Type<A> {
  readonly _tag = 'Form';

  constructor(
    readonly form: FormName,
    readonly isKind: (value: unknown) => value is A,
  ) {
    const { expression } = forms[form];
    const fits = new RegExp(expression);
    const is = (value: unknown): value is A => isKind(value) && fits.test(String(value));
    super(form, is, (value, context) => (is(value) ? t.success(value) : t.failure(value, context)), t.identity);
  }
}

const textIn = (form: FormName): Form<string> => new Form(form, t.string.is);
const numberIn = (form: FormName): Form<number> => new Form(form, t.number.is);

export const Text = textIn('Text');
export const Name = textIn('Name');
export const Amount = numberIn('Amount');
export const Count = numberIn('Count');
export const Whole = numberIn('Whole');
export const Months = numberIn('Months');
export const Seconds = numberIn('Seconds');
export const Wait = numberIn('Wait');
export const Year = numberIn('Year');
export const Latitude = numberIn('Latitude');
export const Longitude = numberIn('Longitude');
export const County = textIn('County');
export const Nationality = textIn('Nationality');
export const CountryCode = textIn('Country');
export const DocumentCode = textIn('DocumentCode');
export const Mobile = textIn('Mobile');
export const Iban = textIn('Iban');
