import { isField, isPersonOf, type Field, type ListedField, type Part, type Parts, type PersonOf } from './fieldKinds';
import { personFields } from './fields';

/** All data of one person on a file (section 3), in the parts that are saved separately; unknown data is undefined. PER, AGY-01 */
export interface Prospect extends PersonOf<typeof personFields> {
  readonly externalReference: string;
}

/** A tax obligation outside France. `country`: its code. PER-08 */
export type TaxObligation = Prospect['fiscal']['obligations'][number];

/** The body of one save: whole parts of the prospect, as a step fills them. PER-11 */
export type ProspectPart = Partial<Omit<Prospect, 'externalReference'>>;

/** The same table, walked. */
export const parts: Parts = personFields;

type Named<Each> = Readonly<Record<string, Each>>;

type Wired = Part | Field | ListedField;

const wireName = ([name, of]: readonly [name: string, of: Wired]): string => ('wire' in of ? of.wire : undefined) ?? name;

/** Something made of each part, or of each field of one, under the bank's name of it. */
export const onTheWire = <Each extends Wired, Made>(named: Named<Each>, make: (each: Each, name: string) => Made): Named<Made> =>
  Object.fromEntries(Object.entries(named).map(each => [wireName(each), make(each[1], each[0])]));

/** A person of what is known; `answer`: of each field, found by the names of part and field in the bank's calls. */
export const prospectOf = (externalReference: string, answer: (field: Field, at: readonly string[]) => unknown): Prospect => {
  const answered = (field: Field, at: readonly string[]): unknown => answer(field, at) ?? (field.kind === 'list' ? [] : undefined);
  const made = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const at = wireName([name, part]);
      if (isField(part)) return [name, answered(part, [at])];
      return [name, Object.fromEntries(Object.entries(part.fields).map(each => [each[0], answered(each[1], [at, wireName(each)])]))];
    }),
  );
  if (!isPersonOf(personFields, made)) throw new TypeError('An answer is of another kind than its field');
  return { externalReference, ...made };
};

export const blankProspect = prospectOf('', () => undefined);
