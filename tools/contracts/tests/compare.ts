import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@domain/kernel/shape';
import { matchersAt, type Matcher } from '../jsonLeaves';
import type { Side } from '../read';

type Rules = Readonly<Record<string, unknown>>;
interface Place {
  readonly path: string;
  readonly rules: Rules;
  /** A matcher of kind `type` higher up, which goes for everything below it. */
  readonly above: Matcher | undefined;
}

const isOne = (value: unknown, { match, regex }: Matcher): boolean => {
  if (match === 'regex') return new RegExp(regex ?? '').test(String(value));
  if (match === 'number' || match === 'decimal') return typeof value === 'number';
  return match !== 'integer' || Number.isInteger(value);
};

const isLike = (expected: unknown, actual: unknown, matchers: readonly Matcher[]): boolean =>
  matchers.length === 0 || matchers.some(({ match }) => match === 'equality')
    ? isDeepStrictEqual(expected, actual)
    : matchers.every(matcher => (matcher.match === 'type' ? typeof actual === typeof expected : isOne(actual, matcher)));

const below = ({ path, rules }: Place, step: string, above: Matcher | undefined): Place => ({ path: `${path}${step}`, rules, above });

const inList = (expected: readonly unknown[], actual: unknown, place: Place, matchers: readonly Matcher[]): readonly string[] => {
  if (!Array.isArray(actual)) return [place.path];
  const found: readonly unknown[] = actual;
  const variants = matchers.find(({ match }) => match === 'arrayContains')?.variants;
  if (variants)
    return variants.flatMap(({ index, rules }) =>
      found.some(each => compare(expected[index], each, { path: '$', rules, above: undefined }).length === 0)
        ? []
        : [`${place.path}[${String(index)}]`],
    );
  const type = matchers.find(({ match }) => match === 'type');
  if (!type && expected.length !== found.length) return [place.path];
  if (type && (found.length < (type.min ?? 0) || found.length > (type.max ?? Infinity))) return [place.path];
  if (expected.length === 0) return [];
  return found.flatMap((each, at) => {
    const index = Math.min(at, expected.length - 1);
    return compare(expected[index], each, below(place, `[${String(index)}]`, type));
  });
};

const inRecord = (expected: Rules, actual: unknown, place: Place, matchers: readonly Matcher[]): readonly string[] => {
  if (!isRecord(actual)) return [place.path];
  const type = matchers.find(({ match }) => match === 'type');
  const [any] = Object.values(expected);
  if (matchers.some(({ match }) => match === 'values'))
    return Object.entries(actual).flatMap(([name, each]) => compare(any, each, below(place, `.${name}`, type)));
  return Object.entries(expected).flatMap(([name, each]) =>
    Object.hasOwn(actual, name) ? compare(each, actual[name], below(place, `.${name}`, type)) : [`${place.path}.${name}`],
  );
};

function compare(expected: unknown, actual: unknown, place: Place): readonly string[] {
  const own = matchersAt(place.rules, place.path);
  const matchers = own.length > 0 || !place.above ? own : [place.above];
  if (Array.isArray(expected)) return inList(expected, actual, place, matchers);
  if (isRecord(expected)) return inRecord(expected, actual, place, matchers);
  return isLike(expected, actual, matchers) ? [] : [place.path];
}

/** The places where a body is not as the contract has it, as verifiers compare; empty: none. */
export const differencesFrom = ({ body, matchingRules }: Side, actual: unknown): readonly string[] =>
  body === undefined ? [] : compare(body.content, actual, { path: '$', rules: matchingRules?.body ?? {}, above: undefined });
