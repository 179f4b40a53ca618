import * as E from 'fp-ts/Either';
import type { Entry } from '@domain/kernel/entry';
import { entries } from '@domain/register';

const asksNothing = ({ input }: Entry): boolean => input.kind === 'record' && Object.keys(input.fields).length === 0;

describe.each(entries.map(entry => [entry.id, entry] as const))('%s', (_id, entry: Entry) => {
  test.each(entry.examples.map(example => [example.title, example] as const))('%s', (_, { given, verdict }) => {
    expect(entry.evaluate(given)).toEqual(E.right(verdict));
  });

  if (entry.refusals.length > 0)
    test.each(entry.refusals.map(refusal => [refusal.title, refusal] as const))('%s: refused', (_, { given, tag }) => {
      expect(entry.evaluate(given)).toEqual(E.left(tag));
    });

  test('has an example on each side: two different verdicts, or a single one for a rule without a question', () => {
    const verdicts = new Set([...entry.examples.map(({ verdict }) => JSON.stringify(verdict)), ...entry.refusals.map(({ tag }) => tag)]);
    expect(verdicts.size).toBeGreaterThanOrEqual(asksNothing(entry) ? 1 : 2);
  });

  test('gives each example its own title, and no case twice', () => {
    const cases = [...entry.examples, ...entry.refusals];
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
    if (!asksNothing(entry)) expect(new Set(cases.map(({ given }) => JSON.stringify(given))).size).toBe(cases.length);
  });

  test('refuses what is not of its form', () => {
    for (const wrong of [undefined, null, 1, 'text', [], { nothing: true }])
      if (!asksNothing(entry)) expect(entry.evaluate(wrong)).toEqual(E.left('INVALID_INPUT'));
  });

  test('says itself in both languages', () => {
    for (const words of [entry.title, entry.says]) {
      expect(words.fr.trim().length).toBeGreaterThan(3);
      expect(words.en.trim().length).toBeGreaterThan(3);
      expect(words.fr).not.toContain("'");
    }
  });
});
