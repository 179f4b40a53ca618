import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changed, mutantsIn, programOf, sampled } from '../callers/mutants';
import { Related } from '../callers/related';

const FILE = 'ui/routes/screenOf.ts';

describe('mutants of callers', () => {
  const file = path.resolve(FILE);
  const found = mutantsIn(file, programOf([file]));

  test('each question to the domain is turned round and answered with a constant, as its types allow', () => {
    expect(found.map(({ asked, instead }) => [asked, instead.replace(/\(\{.*\}\)/, '(…)')])).toEqual([
      ['adviserMayAccept.decide', '!(adviserMayAccept.decide(…))'],
      ['adviserMayAccept.decide', 'true'],
      ['adviserMayAccept.decide', 'false'],
    ]);
  });

  test('one place is changed, and nothing beside it', () => {
    const text = readFileSync(file, 'utf8');
    const [, mutant] = found;
    if (!mutant) throw new Error('no mutant');
    const after = changed(text, mutant);
    expect(after).toContain('!(true)');
    expect(after.replace('!(true)', `!${text.slice(mutant.start, mutant.end)}`)).toBe(text);
  });

  test('a sample is decided by its seed, in the seed’s order, and repeats nothing', () => {
    const all = Array.from({ length: 50 }, (_, each) => each);
    const one = sampled(all, 10, 1);
    expect(one).toHaveLength(10);
    expect(new Set(one).size).toBe(10);
    expect(sampled(all, 5, 1)).toEqual(one.slice(0, 5));
    expect(sampled(all, 10, 1)).toEqual(one);
    expect(sampled(all, 10, 2)).not.toEqual(one);
    expect([...sampled(all, 50, 3)].sort((a, b) => a - b)).toEqual(all);
  });

  test('the tests that reach a file are found, its own first, those that read the sources left out', () => {
    const tests = new Related().of(FILE);
    expect(tests[0]).toBe('ui/routes/screenOf.test.ts');
    expect(tests.filter(each => each.startsWith('tests/architecture'))).toEqual([]);
  });
});
