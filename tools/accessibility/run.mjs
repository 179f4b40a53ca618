// npm run a11y -w tools — after a build, looks at each page and state in each brand, width and scheme, and writes reports/accessibility/.
import fs from 'node:fs';
import { spawnSync } from 'node:child_process';

fs.rmSync('reports/a11y', { recursive: true, force: true });
const run = args => spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ALL: '1' } }).status ?? 1;
const walked = run(['tools/build/e2e.mjs', '--config', 'tools/accessibility/playwright.config.ts', ...process.argv.slice(2)]);
// the list of pages leads to a stylesheet, of which nothing is written
const unstyled = 'data:text/javascript,import Module from "node:module"; Module._extensions[".css"] = () => undefined';
const written = run(['--import', 'tsx', '--import', unstyled, 'tools/accessibility/write.ts']);
process.exitCode = walked || written;
