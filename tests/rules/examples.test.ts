import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import type { Entry } from '@domain/kernel/entry';
import { entries, register } from '@domain/register';

const root = join(__dirname, '..', '..');
const requirementsFile = join(root, 'docs', 'requirements.md');
const decisionsOf = (text: string): Set<string> => new Set(text.match(/\b[A-Z]{1,3}-\d{2}\b/g) ?? []);

const asksNothing = ({ input }: Entry): boolean => input.kind === 'record' && Object.keys(input.fields).length === 0;

describe.each(entries.map(entry => [entry.id, entry] as const))('%s', (id, entry: Entry) => {
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

  test('lives in the file of its name, exported under its name', () => {
    const [room = '', name = ''] = id.split('.');
    const source = readFileSync(join(root, 'domain', room, `${name}.ts`), 'utf8');
    expect(source).toContain(`export const ${room}${name.charAt(0).toUpperCase()}${name.slice(1)} = rule({`);
    expect(source).toContain(`id: '${id}'`);
  });

  test('says itself in both languages', () => {
    for (const words of [entry.title, entry.says]) {
      expect(words.fr.trim().length).toBeGreaterThan(3);
      expect(words.en.trim().length).toBeGreaterThan(3);
      expect(words.fr).not.toContain("'");
    }
  });
});

describe('the register', () => {
  test('holds every rule of the domain, each under its own id', () => {
    expect(Object.entries(register).map(([key, entry]) => [key, entry.id])).toEqual(entries.map(({ id }) => [id, id]));
    const files = readdirSync(join(root, 'domain'), { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
    const written = files.flatMap(
      file => readFileSync(join(root, 'domain', file), 'utf8').match(/(?<=^ {2}id: ')[a-z]\w*\.\w+(?=',$)/gm) ?? [],
    );
    expect([...written].sort()).toEqual(entries.map(({ id }) => id).sort());
  });

  test('quotes requirements that exist', () => {
    if (!existsSync(requirementsFile)) return;
    const known = decisionsOf(readFileSync(requirementsFile, 'utf8'));
    const quoted = entries.flatMap(({ id, requirements }) => requirements.map(requirement => [id, requirement] as const));
    expect(quoted.filter(([, requirement]) => !requirement.startsWith('D-') && !known.has(requirement))).toEqual([]);
  });
});
