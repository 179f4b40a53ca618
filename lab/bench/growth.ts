import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { firstBrand } from '@domain/brand/variant';

export interface Growth {
  readonly steps: number;
  /** Bytes that one more step costs the script of the first screen, and its document, as they travel. */
  readonly script: number;
  readonly page: number;
}

/** Below the project, so that its libraries are found; git ignores it. */
const COPY = path.resolve('reports/grown');
const SCRIPT = 'dist/ouvrirmoncompte/modules/main.js.br';
const PAGE = `dist/html/${firstBrand.omc}.prod.html.br`;

/** Names that have nothing in common: alike they would cost next to nothing, once compressed. */
const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `s${createHash('sha256').update(String(index)).digest('hex').slice(0, 10)}`);
const sizeOf = (root: string, file: string): number => fs.statSync(path.join(root, file)).size;

/** A text of the copy with something put behind a mark that stands in it once. */
const insert = (file: string, mark: string, text: string): void => {
  const place = path.join(COPY, file);
  const before = fs.readFileSync(place, 'utf8');
  if (before.split(mark).length !== 2)
    throw new Error(`${file} has no single '${mark}' for more steps to follow: look at lab/bench/growth.ts`);
  fs.writeFileSync(
    place,
    before.replace(mark, () => `${mark}\n${text}`),
  );
};

/** Everything that git keeps, as it stands here. */
const copied = (): void => {
  fs.rmSync(COPY, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--', '.', ':!tests', ':!e2e', ':!docs'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  for (const file of files.filter(each => fs.existsSync(each))) {
    fs.mkdirSync(path.dirname(path.join(COPY, file)), { recursive: true });
    fs.copyFileSync(file, path.join(COPY, file));
  }
};

const ONE = 'middleControl/MiddleControlScreen.tsx';

/** As many steps more as asked, each with a page of its own in a chunk of its own, like the step of the adviser's review. */
const withMore = (steps: number): void => {
  const screen = fs.readFileSync(path.join(COPY, 'ui/screens', ONE), 'utf8');
  const row = (name: string): string =>
    `  row({ ...file, id: '${name}', of: null, pages: ['${name}Page'], tracking: untracked, back: 'never', minutes: 0 }),`;
  const entry = (name: string): string =>
    `  ${name}Page: lazyScreen(() => import(/* webpackChunkName: "${name}" */ '@ui/screens/middleControl/${name}').then(module => module.MiddleControlScreen)),`;
  for (const name of names(steps))
    fs.writeFileSync(path.join(COPY, `ui/screens/middleControl/${name}.tsx`), screen.replace('titleHidden', `titleHidden key="${name}"`));
  insert('domain/journey/table.ts', 'export const steps = [', names(steps).map(row).join('\n'));
  insert('ui/routes/stepScreens.ts', 'Readonly<Record<PageName, LazyScreen>> = {', names(steps).map(entry).join('\n'));
};

/** What more steps cost the first screen: the project is built once more, in a copy that has them. Its budgets of all steps together are not asked. */
export const growth = (steps: number): Growth => {
  const own = { script: sizeOf('.', SCRIPT), page: sizeOf('.', PAGE) };
  copied();
  withMore(steps);
  spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: COPY, stdio: 'ignore' });
  if (!fs.existsSync(path.join(COPY, SCRIPT))) throw new Error('The project with more steps could not be built');
  const grown = { script: sizeOf(COPY, SCRIPT), page: sizeOf(COPY, PAGE) };
  fs.rmSync(COPY, { recursive: true, force: true });
  return { steps, script: (grown.script - own.script) / steps, page: (grown.page - own.page) / steps };
};
