import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries, register } from '@domain/register';

const root = join(__dirname, '..', '..');
const requirementsFile = join(root, 'docs', 'requirements.md');
const decisionsOf = (text: string): Set<string> => new Set(text.match(/\b[A-Z]{1,3}-\d{2}\b/g) ?? []);
const ruleFiles = readdirSync(join(root, 'domain'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => readFileSync(join(root, 'domain', file), 'utf8'));

describe('every rule', () => {
  test.each(entries.map(({ id }) => id))('%s is in one file of domain/, exported under its name', id => {
    const [subject = '', name = ''] = id.split('.');
    const written = ruleFiles.filter(text => text.includes(`  id: '${id}',\n`));
    expect(written).toHaveLength(1);
    expect(written[0]).toContain(`export const ${subject}${name.charAt(0).toUpperCase()}${name.slice(1)} = rule({`);
  });
});

describe('the register', () => {
  test('holds every rule of the domain, each under its own id', () => {
    expect(Object.entries(register).map(([key, entry]) => [key, entry.id])).toEqual(entries.map(({ id }) => [id, id]));
    const written = ruleFiles.flatMap(text => text.match(/(?<=^ {2}id: ')[a-z]\w*\.\w+(?=',$)/gm) ?? []);
    expect([...written].sort()).toEqual(entries.map(({ id }) => id).sort());
  });

  test('quotes requirements that exist', () => {
    if (!existsSync(requirementsFile)) return;
    const known = decisionsOf(readFileSync(requirementsFile, 'utf8'));
    const quoted = entries.flatMap(({ id, requirements }) => requirements.map(requirement => [id, requirement] as const));
    expect(quoted.filter(([, requirement]) => !requirement.startsWith('D-') && !known.has(requirement))).toEqual([]);
  });
});
