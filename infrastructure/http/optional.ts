import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { Branching, isBlank, leaveOut, orUnknown } from './codecs';
import { Form, Name, Seconds } from './formed';

/** A text whose empty value has a meaning of its own, such as a street without a type. D-70 */
export const TextOrEmpty = new t.Type<string>(
  'TextOrEmpty',
  t.string.is,
  (value, context) => t.string.validate(value, context),
  t.identity,
);

/** True for an empty text, and for an object that holds nothing but such texts. */
const isHollow = (value: unknown): boolean =>
  isBlank(value) || (t.UnknownRecord.is(value) && Object.keys(value).length > 0 && Object.values(value).every(isHollow));

/** True for a value of the right kind outside its form, such as an income below 0, without which the rest means the same. */
const isMalformed = (codec: t.Mixed, value: unknown): boolean => {
  if (codec instanceof Branching) return isMalformed(codec.type, value);
  return codec instanceof Form && codec !== Name && codec.isKind(value) && !codec.is(value);
};

/** Reads as absent an empty text, what is outside its form, and an object that nothing but an empty text keeps from being read. */
const isAbsent = (codec: t.Mixed, value: unknown, context: t.Context): boolean => {
  if (codec === TextOrEmpty) return false;
  if (isHollow(value)) return true;
  if (isMalformed(codec, value)) {
    leaveOut(context, [{ value, context }]);
    return true;
  }
  if (!t.UnknownRecord.is(value)) return false;
  const read = codec.validate(value, context);
  if (E.isRight(read) || !read.left.every(error => isBlank(error.value))) return false;
  leaveOut(context, read.left);
  return true;
};

/**
 * Fields that an answer may lack, in place of `t.partial`. An empty text is absent, as null is, because a backend whose objects hold empty
 * texts writes them. So is an object whose id is empty, reported if it holds anything else, and a value outside its form, reported. D-48
 */
export const optional = <P extends t.Props>(
  props: P,
  name?: string,
): t.PartialType<P, t.TypeOfPartialProps<P>, t.OutputOfPartialProps<P>> => {
  const whole = t.partial(props, name);
  return new t.PartialType(
    whole.name,
    whole.is,
    (value, context) => {
      if (!t.UnknownRecord.is(value)) return whole.validate(value, context);
      const absent = Object.entries(props).flatMap(([name, codec]): readonly (readonly [string, undefined])[] =>
        isAbsent(codec, value[name], t.appendContext(context, name, codec, value[name])) ? [[name, undefined]] : [],
      );
      return whole.validate(absent.length === 0 ? value : { ...value, ...Object.fromEntries(absent) }, context);
    },
    whole.encode,
    props,
  );
};

/** The life of a token in whole seconds. Anything else, such as 0 or -1 for 'no end', is reported and reads as absent. SES-01 */
export const SecondsOfLife = orUnknown('Seconds', Seconds, value => value !== undefined && !Seconds.is(value));
