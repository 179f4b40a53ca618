import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { copyOfRepository } from '@tests/support/copy';
import { documentOf, NOW } from './builds';
import type { Measured } from './ratios';

const STEPS = 40;

/** The document of the first brand, its loader in it, and the script that answers. */
const firstScreenBytes = (build: string): number =>
  [documentOf(build), fs.readFileSync(path.join(build, 'ouvrirmoncompte/modules/main.js'))].reduce(
    (sum, file) => sum + brotliCompressSync(file).length,
    0,
  );

const insert = (file: string, before: string, added: readonly string[]): void => {
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  fs.writeFileSync(
    file,
    text.replace(before, () => added.join('\n') + before),
  );
};

/** Steps with a page, a screen and a chunk each. */
const addSteps = (root: string): void => {
  const names = Array.from({ length: STEPS }, (_, index) => `made${index}`);
  const row = (name: string) =>
    `row({ ...file, id: '${name}', of: null, pages: ['${name}'], tracking: untracked, back: 'free', minutes: 0 }),`;
  const load = (name: string) => `import(/* webpackChunkName: "${name}" */ '@ui/screens/${name}').then(module => module.Made)`;
  insert(path.join(root, 'domain/journey/table.ts'), "row({ ...file, id: 'middleControl'", names.map(row));
  insert(
    path.join(root, 'ui/shell/routes/stepScreens.ts'),
    'HomePage: lazyScreen(',
    names.map(name => `${name}: lazyScreen(() => ${load(name)}),`),
  );
  for (const name of names)
    fs.writeFileSync(path.join(root, `ui/screens/${name}.tsx`), `export const Made = () => <h1 tabIndex={-1}>${name}</h1>;\n`);
};

const run = (root: string, ...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
};

/** What the first screen of the other steps and brands costs more, in a copy of the repository that is built with each change. */
export const growth = (): readonly Measured[] => {
  const changes: readonly (readonly [what: string, share: number, change: (root: string) => void])[] = [
    [`each of ${STEPS} more steps`, STEPS, addSteps],
    ['a third brand', 1, root => run(root, '--import', 'tsx', 'tools/build/new.ts', 'brand', '05', 'Les Hêtres')],
  ];
  return changes.map(([what, share, change]) => {
    const root = copyOfRepository();
    change(root);
    run(root, 'tools/build/build.mjs');
    const more = (firstScreenBytes(path.join(root, NOW)) - firstScreenBytes(NOW)) / share;
    fs.rmSync(root, { recursive: true });
    return [`${what} adds to the first screen of the others`, '≤ 100 bytes', `${more.toFixed(1)} bytes`];
  });
};
