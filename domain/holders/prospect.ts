import { isEnough, isField, isPersonOf, type Field, type ListedField, type Part, type Parts, type PersonOf } from './fieldKinds';
import { personFields, type PersonField, type RecapRow, type Situation } from './fields';
import { isRecord } from '@domain/kernel/shape';

/** All data of one person on a file (section 3), in the parts that are saved separately; unknown data is undefined. PER, AGY-01 */
export interface Prospect extends PersonOf<typeof personFields> {
  readonly externalReference: string;
}

/** A tax obligation outside France. `country`: its code. PER-08 */
export type TaxObligation = Prospect['fiscal']['obligations'][number];

/** The body of one save: whole parts of the prospect, as a step fills them. PER-11 */
export type ProspectPart = Partial<Omit<Prospect, 'externalReference'>>;

/** The same table with a general type, to iterate over. */
export const parts: Parts = personFields;

type Named<Each> = Readonly<Record<string, Each>>;
type Wired = Part | Field | ListedField;

const wireName = ([name, of]: readonly [name: string, of: Wired]): string => ('wire' in of ? of.wire : undefined) ?? name;

/** Maps each part, or each field of a part, and renames it to the bank's name. */
export const onTheWire = <Each extends Wired, Made>(named: Named<Each>, make: (each: Each, name: string) => Made): Named<Made> =>
  Object.fromEntries(Object.entries(named).map(each => [wireName(each), make(each[1], each[0])]));

/** A field with its path of names, ours and the bank's. */
export interface Place {
  readonly field: PersonField;
  readonly names: readonly string[];
  readonly wire: readonly string[];
}

/** Every field, in the order of the table. */
export const places: readonly Place[] = Object.entries(personFields).flatMap(([name, part]): readonly Place[] => {
  const wire = wireName([name, part]);
  if (!('fields' in part)) return [{ field: part, names: [name], wire: [wire] }];
  return Object.entries<PersonField>(part.fields).map(([each, field]) => ({
    field,
    names: [name, each],
    wire: [wire, wireName([each, field])],
  }));
});

/** The rows of a person on the recap, in the order of the table. */
export const recapRows: readonly RecapRow[] = [...new Set(places.flatMap(({ field: { row } }) => row ?? []))];

/** The value at a path of names. */
export const valueAt = (held: unknown, names: readonly string[]): unknown =>
  names.reduce((value, name) => (isRecord(value) ? value[name] : undefined), held);

/** Builds a person from the known answers. */
export const prospectOf = (externalReference: string, answer: (place: Place) => unknown): Prospect => {
  const answered = (place: Place): unknown => answer(place) ?? (place.field.kind === 'list' ? [] : undefined);
  const made = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const answers = places.filter(({ names }) => names[0] === name).map(place => [place.names.at(-1), answered(place)] as const);
      return [name, isField(part) ? answers[0]?.[1] : Object.fromEntries(answers)];
    }),
  );
  if (!isPersonOf(personFields, made)) throw new TypeError('An answer is of another kind than its field');
  return { externalReference, ...made };
};

export const blankProspect = prospectOf('', () => undefined);

/**
 * Whether the person has every answer that a page requires of them. `situation`: what lists and settings add; what they require is not asked
 * without them. PER-11
 */
export const isAnswered = (page: string, person: Prospect, situation: Situation = {}): boolean =>
  places.every(
    ({ field, names }) => field.page !== page || isEnough<Situation>(field, valueAt(person, names), { ...person, ...situation }),
  );
