import { isRecord } from '@domain/kernel/shape';
import { matchersAt, type Matcher } from '@contracts/tools/leaves';
import type { Side } from '@contracts/tools/read';

/** An answer of a provider. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  /** `undefined`: no body. */
  readonly body: unknown;
}

type Rules = Readonly<Record<string, unknown>>;

interface Place {
  readonly path: string;
  readonly rules: Rules;
  readonly above: Matcher | undefined;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An answer's body as it travels. */
export const wireOf = ({ body, contentType }: Pick<Answer, 'contentType'> & Partial<Answer>): string =>
  body === undefined ? '' : typeof body === 'string' && !/json/.test(contentType) ? body : JSON.stringify(body);

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** One value that holds no others, by the matcher that goes for it. */
const fits = (matcher: Matcher | undefined, expected: unknown, actual: unknown): boolean => {
  switch (matcher?.match) {
    case undefined:
    case 'equality':
      return same(expected, actual);
    case 'type':
      return kindOf(expected) === kindOf(actual);
    case 'regex':
      return !isRecord(actual) && !Array.isArray(actual) && new RegExp(matcher.regex ?? '').test(asText(actual));
    case 'number':
      return typeof actual === 'number';
    default:
      throw new Error(`A matcher that is not known here: ${matcher?.match ?? ''}`);
  }
};

const below = ({ path, rules, above }: Place, step: string, own: readonly Matcher[]): Place => ({
  path: `${path}${step}`,
  rules,
  above: own.find(({ match }) => match === 'type') ?? above,
});

const containing = (expected: readonly unknown[], actual: readonly unknown[], matcher: Matcher, at: string): readonly string[] =>
  (matcher.variants ?? []).flatMap(({ index, rules }) => {
    const found = actual.some(each => differences(expected[index], each, { path: '$', rules, above: undefined }).length === 0);
    return found ? [] : [`${at} holds nothing like element ${index}`];
  });

const lists = (expected: readonly unknown[], actual: readonly unknown[], place: Place, own: readonly Matcher[]): readonly string[] => {
  const contains = own.find(({ match }) => match === 'arrayContains');
  if (contains) return containing(expected, actual, contains, place.path);
  const loose = own.find(({ match }) => match === 'type') ?? place.above;
  if (!loose && expected.length !== actual.length) return [`${place.path} has ${actual.length} elements instead of ${expected.length}`];
  const short = loose?.min !== undefined && actual.length < loose.min;
  const empty = expected.length === 0 && !own.length && actual.length > 0;
  if (short || empty) return [`${place.path} has ${actual.length} elements`];
  if (expected.length === 0) return [];
  return actual.flatMap((each, at) =>
    differences(expected[loose ? Math.min(at, expected.length - 1) : at], each, below(place, `[${at}]`, own)),
  );
};

const records = (
  expected: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
  place: Place,
  own: readonly Matcher[],
): readonly string[] => {
  if (own.some(({ match }) => match === 'values')) {
    const [any] = Object.values(expected);
    return Object.entries(actual).flatMap(([name, each]) => differences(expected[name] ?? any, each, below(place, `.${name}`, own)));
  }
  return Object.entries(expected).flatMap(([name, each]) => {
    if (!Object.hasOwn(actual, name)) return [`${place.path}.${name} is missing`];
    return differences(each, actual[name], below(place, `.${name}`, own));
  });
};

/** Where an answer's value is not as agreed; nothing where it is. */
function differences(expected: unknown, actual: unknown, place: Place): readonly string[] {
  const own = matchersAt(place.rules, place.path);
  if (Array.isArray(expected)) return Array.isArray(actual) ? lists(expected, actual, place, own) : [`${place.path} is no list`];
  if (isRecord(expected)) {
    if (!isRecord(actual)) return [`${place.path} is no record`];
    return records(expected, actual, place, own);
  }
  return fits(own.at(0) ?? place.above, expected, actual) ? [] : [`${place.path} is otherwise`];
}

const JSON_TYPE = /^application\/json(?:;.*)?$/;

/** What is not as agreed in an answer, by the rules of the contract: as a verifier says it, without one. */
export const mismatches = (expected: Side & { readonly status: number }, { status, contentType, body }: Answer): readonly string[] => {
  if (status !== expected.status) return [`status ${status} instead of ${expected.status}`];
  const agreed = expected.body;
  if (agreed === undefined) return [];
  if (body === undefined) return ['no body'];
  if (!JSON_TYPE.test(contentType)) return [`content type ${contentType}`];
  return differences(agreed.content, body, { path: '$', rules: expected.matchingRules?.body ?? {}, above: undefined });
};
