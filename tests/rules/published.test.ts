import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import { withNulls } from '@book/answers';
import { entries, ruleOf } from '@domain/register';

interface Published {
  readonly rules: readonly {
    readonly id: string;
    readonly input: unknown;
    readonly table: unknown;
    readonly examples: readonly { readonly title: string; readonly given: unknown; readonly result: unknown }[];
    readonly refusals: readonly { readonly title: string; readonly given: unknown; readonly error: string }[];
  }[];
}

/** The committed rule book: auditors may hold that copy. */
const { rules } = JSON.parse(readFileSync('docs/rulebook/rules.json', 'utf8')) as Published;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

describe('XTR-13: what the published rule book says is what the rules decide', () => {
  test('every rule is published', () => {
    expect(rules.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  });

  test.each(rules.map(rule => [rule.id, rule] as const))(
    '%s: its form, its table, its examples and its refusals',
    (id, { input, table, examples, refusals }) => {
      const entry = ruleOf(id);
      if (entry === undefined) throw new Error('not a rule any more');
      expect(plain(entry.input)).toEqual(input);
      expect(plain(entry.table)).toEqual(table);
      for (const { given, result } of examples)
        expect(plain(entry.evaluate(withNulls(entry.input, given)))).toEqual(plain(E.right(result)));
      for (const { given, error } of refusals) expect(entry.evaluate(withNulls(entry.input, given))).toEqual(E.left(error));
    },
  );
});
