import * as E from 'fp-ts/Either';
import type { Entry } from '@domain/kernel/entry';
import { isRecord, type Description } from '@domain/kernel/shape';
import { entries } from '@domain/register';

const asksNothing = ({ input }: Entry): boolean => input.kind === 'record' && Object.keys(input.fields).length === 0;

/** Optional: only images, and files whose papers come first, have them. */
const MAY_BE_LEFT_OUT = ['resizable', 'papersFirst', 'settled', 'sent'];

/** Variants of a case with one error each: a missing field, or a value of the wrong form. */
const brokenBy = (form: Description, given: unknown): readonly unknown[] => {
  if (form.kind === 'absent' && given === null) return [{}];
  if (form.kind === 'absent') return brokenBy(form.or, given);
  if (form.kind === 'list' && Array.isArray(given)) {
    const [first, ...rest] = given as readonly unknown[];
    return [{}, ...(given.length === 0 ? [] : brokenBy(form.of, first).map(broken => [broken, ...rest]))];
  }
  if (form.kind !== 'record' || !isRecord(given)) return [{}, undefined];
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const { [name]: value, ...others } = given;
    const left = MAY_BE_LEFT_OUT.includes(name) ? [] : [others];
    const brokenField = MAY_BE_LEFT_OUT.includes(name) ? [{}] : brokenBy(field, value);
    return [...left, ...brokenField.map(broken => ({ ...given, [name]: broken }))];
  });
};

describe.each(entries.map(entry => [entry.id, entry] as const))('%s', (_id, entry: Entry) => {
  test('gives each example its own title, and no case twice', () => {
    const cases = [...entry.examples, ...entry.refusals];
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
    if (!asksNothing(entry)) expect(new Set(cases.map(({ given }) => JSON.stringify(given))).size).toBe(cases.length);
  });

  test('refuses what is not of its form', () => {
    for (const wrong of [undefined, null, 1, 'text', [], { nothing: true }])
      if (!asksNothing(entry)) expect(entry.evaluate(wrong)).toEqual(E.left('INVALID_INPUT'));
  });

  test('refuses a case in which a field is missing, or is something else', () => {
    const named = ['INVALID_INPUT', ...entry.refusals.map(({ tag }) => tag)];
    for (const { given } of entry.examples)
      for (const broken of brokenBy(entry.input, given))
        expect([broken, named.map(tag => JSON.stringify(E.left(tag))).includes(JSON.stringify(entry.evaluate(broken)))]).toEqual([
          broken,
          true,
        ]);
  });

  test('says itself in both languages', () => {
    for (const words of [entry.title, entry.says]) {
      expect(words.fr.trim().length).toBeGreaterThan(3);
      expect(words.en.trim().length).toBeGreaterThan(3);
      expect(words.fr).not.toContain("'");
    }
  });
});
