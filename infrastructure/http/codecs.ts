import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Day } from '@domain/kernel/day';

/** An answer without content: 204, or 200 with any body. */
export const Nothing = new t.Type<void>(
  'Nothing',
  (value): value is void => value === undefined,
  () => t.success(undefined),
  t.identity,
);

/** An empty body, for a call that answers with a body in other cases. */
class Silence extends t.Type<undefined> {
  readonly _tag = 'UndefinedType';

  constructor() {
    super(
      'Silence',
      (value): value is undefined => value === undefined,
      (value, context) => (value === undefined || value === null || value === '' ? t.success(undefined) : t.failure(value, context)),
      t.identity,
    );
  }
}
export const silence = new Silence();

/** Names the whole answer in a report. */
export const BODY = '(body)';

const pathOf = ({ context }: t.ValidationError): string =>
  context
    .map(({ key }) => key)
    .filter(key => key !== '')
    .join('.');

/** Paths of the wrong fields, never their values (ERR-07). */
const wrongFields = (errors: t.Errors): readonly string[] => [...new Set(errors.map(error => pathOf(error) || BODY))];

/**
 * Removes null fields, because most JVM and .NET services write absent fields as null. Null elements of a list stay, and count as wrong.
 * D-48
 */
export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!t.UnknownRecord.is(value)) return value;
  const present = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(present.map(([name, each]) => [name, withoutNulls(each)]));
};

/** An empty text, or one of spaces alone, which databases with fixed widths return. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Decodes one answer and records the elements left out of it. */
class Reading<A> implements t.Decoder<unknown, A> {
  readonly name: string;
  readonly validate: t.Validate<unknown, A>;
  readonly decode: t.Decode<unknown, A>;
  readonly leftOut: t.ValidationError[] = [];

  constructor(
    codec: t.Decoder<unknown, A>,
    readonly today: Day | undefined,
  ) {
    this.name = codec.name;
    this.validate = (value, context) => codec.validate(value, context);
    this.decode = value => this.validate(value, [{ key: '', type: this, actual: value }]);
  }
}

/** The day on which the answer is being read; undefined where it does not matter. */
export const todayIn = (context: t.Context): Day | undefined => {
  const reading = context[0]?.type;
  return reading instanceof Reading ? reading.today : undefined;
};

/** Reports what a codec left out of the answer that is being read. */
export const leaveOut = (context: t.Context, errors: t.Errors): void => {
  const reading = context[0]?.type;
  if (reading instanceof Reading) reading.leftOut.push(...errors);
};

const errorAt = (context: t.Context, type: t.Mixed, value: unknown, at: number): t.ValidationError => ({
  value,
  context: t.appendContext(context, String(at), type, value),
});

/** The id of an element in its list; undefined: it has none. */
type IdOf<A> = (element: A) => string | undefined;

/** Where an element stands whose id an earlier one has. */
const doublesIn = <A>(list: readonly A[], idOf: IdOf<A>): readonly number[] => {
  const ids = list.map(idOf);
  return ids.flatMap((id, at) => (id !== undefined && ids.indexOf(id) < at ? [at] : []));
};

/** An optional list: drops and reports invalid elements and those whose id came before, and refuses a list without a valid one. */
class ListToPick<A, O> extends t.Type<readonly A[], readonly O[]> {
  readonly _tag = 'ReadonlyArrayType';

  constructor(
    readonly type: t.Type<A, O>,
    private readonly idOf: IdOf<A>,
  ) {
    const whole = t.readonlyArray(type);
    super(whole.name, whole.is, (value, context) => this.picked(value, context), whole.encode);
  }

  private picked(value: unknown, context: t.Context): t.Validation<readonly A[]> {
    if (!Array.isArray(value)) return t.failure(value, context);
    const read = value.map((each: unknown, at) => this.type.validate(each, t.appendContext(context, String(at), this.type, each)));
    const wrong = read.flatMap(each => (E.isLeft(each) ? each.left : []));
    const right = read.flatMap(each => (E.isRight(each) ? [each.right] : []));
    if (wrong.length > 0 && right.length === 0) return t.failures(wrong);
    const doubles = doublesIn(right, this.idOf);
    leaveOut(context, [...wrong, ...doubles.map(at => errorAt(context, this.type, right[at], at))]);
    return t.success(right.filter((_, at) => !doubles.includes(at)));
  }
}

export const listToPick = <A, O>(element: t.Type<A, O>, idOf: IdOf<A> = () => undefined): t.Type<readonly A[], readonly O[]> =>
  new ListToPick(element, idOf);

/** A list that binds the person: refused where an element is invalid, or an id is there twice. */
class ListThatBinds<A, O> extends t.Type<readonly A[], readonly O[]> {
  readonly _tag = 'ReadonlyArrayType';

  constructor(
    readonly type: t.Type<A, O>,
    idOf: IdOf<A>,
    name: string,
  ) {
    const whole = t.readonlyArray(type);
    super(
      name,
      whole.is,
      (value, context) => {
        const read = whole.validate(value, context);
        const doubles = E.isRight(read) ? doublesIn(read.right, idOf).map(at => errorAt(context, type, value, at)) : [];
        return doubles.length > 0 ? t.failures(doubles) : read;
      },
      whole.encode,
    );
  }
}

export const listThatBinds = <A, O>(element: t.Type<A, O>, idOf: IdOf<A>, name = element.name): t.Type<readonly A[], readonly O[]> =>
  new ListThatBinds(element, idOf, name);

/** A map whose entries are independent facts: drops empty texts, as in optional fields, and drops and reports invalid entries. */
class MapToPick<A, O> extends t.Type<Readonly<Record<string, A>>, Readonly<Record<string, O>>> {
  readonly _tag = 'DictionaryType';

  constructor(readonly codomain: t.Type<A, O>) {
    const whole = t.record(t.string, codomain);
    super(whole.name, whole.is, (value, context) => this.picked(value, context), whole.encode);
  }

  private picked(value: unknown, context: t.Context): t.Validation<Readonly<Record<string, A>>> {
    if (!t.UnknownRecord.is(value)) return t.failure(value, context);
    const right = Object.entries(value).flatMap(([name, each]): readonly (readonly [string, A])[] => {
      if (isBlank(each)) return [];
      const read = this.codomain.validate(each, t.appendContext(context, name, this.codomain, each));
      if (E.isRight(read)) return [[name, read.right]];
      leaveOut(context, read.left);
      return [];
    });
    return t.success(Object.fromEntries(right));
  }
}

export const mapToPick = <A, O>(entry: t.Type<A, O>): t.Type<Readonly<Record<string, A>>, Readonly<Record<string, O>>> =>
  new MapToPick(entry);

/** An optional value: reads as absent, and reports, what is of the right form and means nothing. */
export const orUnknown = <A, O>(name: string, codec: t.Type<A, O>, isMeaningless: (value: unknown, context: t.Context) => boolean) =>
  new t.Type<A | undefined, O | undefined>(
    name,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (value, context) => {
      if (!isMeaningless(value, context)) return codec.validate(value, context);
      leaveOut(context, [{ value, context }]);
      return t.success(undefined);
    },
    value => (value === undefined ? undefined : codec.encode(value)),
  );

/** A decoded answer; `leftOut`: paths of the elements that were dropped. */
export interface Read<A> {
  readonly value: A;
  readonly leftOut: readonly string[];
}

/** The only decoder of answers: removes nulls, then applies the codec. */
export const readAnswer = <A>(codec: t.Decoder<unknown, A>, body: unknown, today?: Day): E.Either<readonly string[], Read<A>> => {
  const reading = new Reading(codec, today);
  return pipe(
    reading.decode(withoutNulls(body)),
    E.bimap(wrongFields, value => ({ value, leftOut: wrongFields(reading.leftOut) })),
  );
};

/** Marks a type some of whose values decide a branch; the contract has an exact example of each of these values. */
export class Branching<A, O> extends t.Type<A, O> {
  readonly _tag = 'Branching';

  constructor(
    readonly type: t.Type<A, O>,
    readonly branches: readonly A[],
  ) {
    super(type.name, type.is, (value, context) => type.validate(value, context), type.encode);
  }
}

/** A URL that the page opens: its origin is one of the configuration (X20), which the application checks. */
export class Address extends t.Type<string> {
  readonly _tag = 'Address';

  constructor() {
    super('Address', t.string.is, (value, context) => t.string.validate(value, context), t.identity);
  }
}
