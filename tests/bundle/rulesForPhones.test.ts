import { execFileSync } from 'node:child_process';

/** Runs the loader as webpack does, on a source text. */
const forPhones = (source: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import loader from './tools/build/rules-for-phones.mjs'; process.stdout.write(loader.call({ resourcePath: 'rule.ts' }, ${JSON.stringify(source)}))`,
    ],
    { encoding: 'utf8' },
  );

const source = `const rows = [
  { when: { age: 17 }, then: false, because: 'ACC-03: a minor' },
  ...at(18, { because: 'ACC-03' }),
];
export const age = rule({
  id: 'eligibility.age',
  requirements: ['ACC-03'],
  title: { fr: 'Âge', en: 'Age' },
  says: { fr: 'Oui, non.', en: 'Yes, no.' },
  input: record({ today: day, note: { title: text } }),
  decide: ({ today }) => ({ title: today }),
  examples: [
    ['a birthday', { today: '2025-01-01' }, 1],
  ],
});
const other = page({ title: 'Titre', examples: [] });
`;

test('a rule keeps its id, its input and its decision, and every line its place; nothing else is touched', () => {
  const kept = forPhones(source);
  expect(kept.replace(/\s+/g, ' ').trim()).toBe(
    "const rows = [ { when: { age: 17 }, then: false, }, ...at(18, { }), ]; export const age = rule({ id: 'eligibility.age', input: record({ today: day, note: { title: text } }), decide: ({ today }) => ({ title: today }), }); const other = page({ title: 'Titre', examples: [] });",
  );
  expect(kept.split('\n')).toHaveLength(source.split('\n').length);
});
