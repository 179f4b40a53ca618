import * as t from 'io-ts';
import { isField, type Field, type ListedField } from '@domain/holders/fieldKinds';
import { personFields } from '@domain/holders/fields';
import { onTheWire, parts, prospectOf, valueAt, type Prospect, type ProspectPart } from '@domain/holders/prospect';
import { isRecord } from '@domain/kernel/shape';
import { Branching } from '../codecs';
import { Birthdate, DayWire, OptionalInstant } from '../day';
import { Flag, fromFlag, toFlag } from '../flags';
import { Amount, CountryCode, County, type Form, Mobile, Name, Nationality, Text } from '../formed';
import { optional, TextOrEmpty } from '../optional';

type Named<Each> = Readonly<Record<string, Each>>;

/** The lists whose codes have a form; only the list explains those of the others. */
const codesOf: Named<Form<string>> = { counties: County, nationalities: Nationality, countries: CountryCode };

const { identity, birth, mobile } = personFields;
/** Fields with a form of their own. */
const formsOf = new Map<Field | ListedField, Form<string>>([
  [identity.fields.firstName, Name],
  [identity.fields.lastName, Name],
  [identity.fields.birthName, Name],
  [mobile, Mobile],
]);

/** The form of a field that is a text or a code. */
export const formOf = (field: Field | ListedField): Form<string> =>
  (field.kind === 'code' ? codesOf[field.list] : formsOf.get(field)) ?? Text;

const listed = (fields: Named<ListedField>, always: boolean): t.Props =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ((field.required === true) === always ? [[name, codecOf(field)]] : [])),
  );

function codecOf(field: Field | ListedField): t.Mixed {
  if (field.kind === 'list')
    return t.readonlyArray(t.intersection([t.type(listed(field.each, true)), optional(listed(field.each, false))]));
  if (field.kind === 'oneOf') return t.keyof(Object.fromEntries(field.values.map(value => [value, null])));
  if ('mayBeEmpty' in field) return TextOrEmpty;
  if (field.kind === 'day') return field === birth.fields.birthdate ? Birthdate : DayWire;
  if (field.kind === 'instant') return OptionalInstant;
  if (field.kind === 'flag') return Flag;
  if (field.kind === 'amount') return Amount;
  return 'branches' in field ? new Branching<string, string>(formOf(field), field.branches) : formOf(field);
}

/** A person on the wire: section 3's fields, all optional except the external id. */
export const PersonWire = t.intersection(
  [
    t.type({ externalReference: t.type({ externalReferenceValue: Text }) }),
    optional(onTheWire(parts, part => (isField(part) ? codecOf(part) : optional(onTheWire(part.fields, codecOf))))),
  ],
  'Person',
);

export const fromWire = (wire: t.TypeOf<typeof PersonWire>): Prospect =>
  prospectOf(wire.externalReference.externalReferenceValue, ({ field, wire: names }) => {
    const value = valueAt(wire, names);
    return field.kind === 'flag' && Flag.is(value) ? fromFlag(value) : value;
  });

const written = (value: unknown): unknown => (typeof value === 'boolean' ? toFlag(value) : value);

/** Sends only the given parts; JSON leaves undefined fields out. PER-11 */
export const partToWire = (part: ProspectPart): Named<unknown> => {
  const given: Named<unknown> = part;
  return onTheWire(parts, (of, name) => {
    const answers = given[name];
    return isField(of) || !isRecord(answers) ? written(answers) : onTheWire(of.fields, (_, each) => written(answers[each]));
  });
};
