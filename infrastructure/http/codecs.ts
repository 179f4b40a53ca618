import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';

/** An answer without a meaning: 204, or 200 with whatever. */
export const Nothing = new t.Type<void>(
  'Nothing',
  (value): value is void => value === undefined,
  () => t.success(undefined),
  t.identity,
);

/** No body: what an answer says that carries something else in other cases. */
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

/** The answer as a whole, in a report. */
export const BODY = '(body)';

const pathOf = ({ context }: t.ValidationError): string =>
  context
    .map(({ key }) => key)
    .filter(key => key !== '')
    .join('.');

/** Paths of the wrong fields, never what they held (ERR-07). */
const wrongFields = (errors: t.Errors): readonly string[] => [...new Set(errors.map(error => pathOf(error) || BODY))];

/** A field that is null is absent: most JVM and .NET services write it. An element of a list that is null stays, and is none. D-48 */
export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!t.UnknownRecord.is(value)) return value;
  const held = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(held.map(([name, each]) => [name, withoutNulls(each)]));
};

/** One reading of one answer: keeps note of what was left out of it. */
class Reading<A> implements t.Decoder<unknown, A> {
  readonly name: string;
  readonly validate: t.Validate<unknown, A>;
  readonly decode: t.Decode<unknown, A>;
  readonly leftOut: t.ValidationError[] = [];

  constructor(codec: t.Decoder<unknown, A>) {
    this.name = codec.name;
    this.validate = (value, context) => codec.validate(value, context);
    this.decode = value => this.validate(value, [{ key: '', type: this, actual: value }]);
  }
}

/** A list that the front end can do without an element of: one that cannot be read is left out and reported, a list of such alone is refused. */
class ListToPick<A, O> extends t.Type<readonly A[], readonly O[]> {
  readonly _tag = 'ReadonlyArrayType';

  constructor(readonly type: t.Type<A, O>) {
    const whole = t.readonlyArray(type);
    super(whole.name, whole.is, (value, context) => this.picked(value, context), whole.encode);
  }

  private picked(value: unknown, context: t.Context): t.Validation<readonly A[]> {
    if (!Array.isArray(value)) return t.failure(value, context);
    const read = value.map((each: unknown, at) => this.type.validate(each, t.appendContext(context, String(at), this.type, each)));
    const wrong = read.flatMap(each => (E.isLeft(each) ? each.left : []));
    const right = read.flatMap(each => (E.isRight(each) ? [each.right] : []));
    if (wrong.length > 0 && right.length === 0) return t.failures(wrong);
    const reading = context[0]?.type;
    if (reading instanceof Reading) reading.leftOut.push(...wrong);
    return t.success(right);
  }
}

export const listToPick = <A, O>(element: t.Type<A, O>): t.Type<readonly A[], readonly O[]> => new ListToPick(element);

/** An answer that could be read; `leftOut`: paths of what stands in it and could not. */
export interface Read<A> {
  readonly value: A;
  readonly leftOut: readonly string[];
}

/** The one way from an answer to a value: nulls are absent, then the codec says whether the rest can be read. */
export const readAnswer = <A>(codec: t.Decoder<unknown, A>, body: unknown): E.Either<readonly string[], Read<A>> => {
  const reading = new Reading(codec);
  return pipe(
    reading.decode(withoutNulls(body)),
    E.bimap(wrongFields, value => ({ value, leftOut: wrongFields(reading.leftOut) })),
  );
};

/** A value, among any others, that rules tell apart: the contract is exact about it where it decides. */
export class Branching<A, O> extends t.Type<A, O> {
  readonly _tag = 'Branching';

  constructor(
    readonly type: t.Type<A, O>,
    readonly branches: readonly A[],
  ) {
    super(type.name, type.is, (value, context) => type.validate(value, context), type.encode);
  }
}

/** An address that is opened: of an origin that the configuration gives (X20), which the application checks. */
export class Address extends t.Type<string> {
  readonly _tag = 'Address';

  constructor() {
    super('Address', t.string.is, (value, context) => t.string.validate(value, context), t.identity);
  }
}
