import { isDeepStrictEqual } from 'node:util';
import * as E from 'fp-ts/Either';
import { withNulls } from './answers';
import type { Entry } from '@domain/kernel/entry';
import { entries } from '@domain/register';
import { takenBy } from './fields';
import { hasGrid } from './grid';
import { limitsOf } from './limits';

/** The rule's result for a case, computed while the book is generated. */
export const resultOf = ({ evaluate, input }: Entry, given: unknown): { readonly result: unknown } | { readonly error: string } => {
  const verdict = evaluate(withNulls(input, given));
  return E.isRight(verdict) ? { result: verdict.right } : { error: verdict.left };
};

const asksNothing = ({ input }: Entry): boolean => input.kind === 'record' && Object.keys(input.fields).length === 0;

const wrongExamples = (entry: Entry): readonly string[] => {
  const wrong = entry.examples
    .filter(({ given, verdict }) => !isDeepStrictEqual(resultOf(entry, given), { result: verdict }))
    .map(({ title }) => `'${title}' does not hold`);
  const refusedWrong = entry.refusals
    .filter(({ given, tag }) => !isDeepStrictEqual(resultOf(entry, given), { error: tag }))
    .map(({ title }) => `'${title}' is not refused so`);
  const sides = new Set([...entry.examples.map(({ verdict }) => JSON.stringify(verdict)), ...entry.refusals.map(({ tag }) => tag)]);
  return [...wrong, ...refusedWrong, ...(sides.size < 2 && !asksNothing(entry) ? ['no counter-example'] : [])];
};

/** Limiting words: each excludes cases, so an example must show one. */
const LIMITING = /(?<!\p{L})(?:only|never|under|unless|at most|at least|nobody|no other|no longer|alone|none|no age limit)(?![\p{L}’])/giu;

const limitingIn = (text: string): number => text.match(LIMITING)?.length ?? 0;

/** Limiting words without a pair of examples, and pairs that prove nothing. */
const wrongClauses = (entry: Entry): readonly string[] => {
  const { clauses, says, examples, refusals } = entry;
  const cases = new Map([...examples, ...refusals].map(({ title, given }) => [title, given]));
  const wrong = clauses.flatMap(([words, kept, broken]) => {
    if (!says.en.includes(words)) return [`the sentence does not say '${words}'`];
    const missing = [kept, broken].filter(title => !cases.has(title));
    if (missing.length > 0) return missing.map(title => `'${words}' has no example '${title}'`);
    return isDeepStrictEqual(resultOf(entry, cases.get(kept)), resultOf(entry, cases.get(broken)))
      ? [`'${words}' is not broken by '${broken}'`]
      : [];
  });
  const bare =
    limitingIn(says.en) -
    Math.max(
      clauses.length,
      clauses.reduce((sum, [words]) => sum + limitingIn(words), 0),
    );
  return asksNothing(entry) || bare <= 0 ? wrong : [...wrong, `${bare} of 'only', 'never', 'under' … in its sentence broken by no example`];
};

/** Limits among the parameters of a rule whose entry shows none, neither computed nor in a grid. */
const unseenLimits = (entry: Entry): readonly string[] =>
  entry.parameters.some(({ limit }) => limit !== undefined) &&
  !asksNothing(entry) &&
  !hasGrid(entry) &&
  takenBy(entry) === undefined &&
  limitsOf(entry).length === 0
    ? ['a limit among its parameters that nothing shows']
    : [];

/** Rules that the book refuses, and why. XTR-13 */
export const bookFlaws = (rules: readonly Entry[] = entries): readonly string[] =>
  rules.flatMap(entry => [wrongExamples, wrongClauses, unseenLimits].flatMap(flaws => flaws(entry).map(flaw => `${entry.id}: ${flaw}`)));
