import * as t from 'io-ts';
import { isRecord } from '@domain/kernel/shape';
import type { Side } from './read';

const Matcher = t.intersection([
  t.type({ match: t.string }),
  t.partial({ regex: t.string, min: t.number, max: t.number, variants: t.array(t.type({ index: t.number, rules: t.UnknownRecord })) }),
]);
const Rule = t.type({ matchers: t.array(Matcher) });
export type Matcher = t.TypeOf<typeof Matcher>;

/** A value of an example; `matcher`: how a provider's own is compared with it, undefined where it must be the very same. */
export interface Leaf {
  /** `$.contracts[*].label`, an element of a list being `[*]`. */
  readonly path: string;
  readonly value: unknown;
  readonly matcher: Matcher | undefined;
}

type Rules = Readonly<Record<string, unknown>>;

/** Whether a path goes through any entry of a map: `$.read.*` for `$.read.lastName`. */
const isOfMap = (pattern: string, path: string): boolean => {
  const [steps, wanted] = [path.split('.'), pattern.split('.')];
  return wanted.includes('*') && wanted.length === steps.length && wanted.every((step, at) => step === '*' || step === steps[at]);
};

/** The rule of a place in an example: its own, or that of every element of the lists on its way. */
export const matchersAt = (rules: Rules, path: string): readonly Matcher[] => {
  const each = path.replace(/\[\d+\]/g, '[*]');
  const rule = rules[path] ?? rules[each] ?? Object.entries(rules).find(([pattern]) => isOfMap(pattern, each))?.[1];
  return Rule.is(rule) ? rule.matchers : [];
};

interface Place {
  readonly path: string;
  /** Path within the rules that apply here. Those of a variant start again at the root. */
  readonly within: string;
  readonly rules: Rules;
  /** A matcher of kind `type` higher up, which goes for everything below it. */
  readonly above: Matcher | undefined;
}

const below = ({ path, within, rules, above }: Place, step: string, next: Matcher | undefined, own = step): Place => ({
  path: `${path}${step}`,
  within: `${within}${own}`,
  rules,
  above: next ?? above,
});

const elements = (list: readonly unknown[], place: Place, own: readonly Matcher[]): readonly Leaf[] => {
  const variants = own.find(({ match }) => match === 'arrayContains')?.variants;
  const cascading = own.find(({ match }) => match === 'type');
  return list.flatMap((element, index) => {
    const rules = variants?.find(variant => variant.index === index)?.rules;
    const path = `${place.path}[*]`;
    return rules
      ? walk(element, { path, within: '$', rules, above: undefined })
      : walk(element, below(place, '[*]', cascading, `[${index}]`));
  });
};

function walk(value: unknown, place: Place): readonly Leaf[] {
  const own = matchersAt(place.rules, place.within);
  const list = Array.isArray(value) ? value : undefined;
  if (list && list.length > 0) return elements(list, place, own);
  if (isRecord(value) && Object.keys(value).length > 0) {
    const cascading = own.find(({ match }) => match === 'type');
    return Object.entries(value).flatMap(([name, each]) => walk(each, below(place, `.${name}`, cascading)));
  }
  const [matcher = place.above] = own;
  return [{ path: place.path, value, matcher: matcher?.match === 'equality' ? undefined : matcher }];
}

/** Every value at the end of a branch of a body, empty lists and records included. */
export const leavesOf = ({ body, matchingRules }: Side): readonly Leaf[] =>
  body === undefined ? [] : walk(body.content, { path: '$', within: '$', rules: matchingRules?.body ?? {}, above: undefined });
