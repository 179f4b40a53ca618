import { execFileSync } from 'node:child_process';

/** Names that differ only in case: one file on macOS and Windows. */
const sameButForCase = (names: readonly string[]): readonly string[] => {
  const first = new Map<string, string>();
  return [...new Set(names)].flatMap(name => {
    const folded = name.toLowerCase();
    const other = first.get(folded);
    if (other === undefined) first.set(folded, name);
    return other === undefined ? [] : [`${other} ~ ${name}`];
  });
};

/** Import paths without extension. */
const stems = (files: readonly string[]): readonly string[] =>
  files.flatMap(file => (/\.(?:tsx?|js)$/.test(file) ? [file.replace(/(?:\.d)?\.\w+$/, '')] : []));

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter(Boolean);

test('no two files are one on a disk that does not tell case apart', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(sameButForCase(files)).toEqual([]);
  expect(sameButForCase(stems(files))).toEqual([]);
});

test('the check finds a pair, by its whole name and by its stem', () => {
  expect(sameButForCase(['ui/kit/a.ts', 'ui/kit/A.ts'])).toEqual(['ui/kit/a.ts ~ ui/kit/A.ts']);
  expect(sameButForCase(stems(['ui/kit/Field.tsx', 'ui/kit/field.ts', 'ui/kit/Field.module.css']))).toEqual([
    'ui/kit/Field ~ ui/kit/field',
  ]);
});
