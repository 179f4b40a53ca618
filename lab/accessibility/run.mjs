// npm run a11y -w lab — after a build, looks at each page and state in each brand, width and scheme, and writes docs/accessibility/.
import fs from 'node:fs';
import { spawnSync } from 'node:child_process';

fs.rmSync('reports/a11y', { recursive: true, force: true });
const run = args => spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ALL: '1' } }).status ?? 1;
const walked = run(['scripts/e2e.mjs', '--config', 'lab/accessibility/playwright.config.ts', ...process.argv.slice(2)]);
const written = run(['--import', 'tsx', 'lab/accessibility/write.ts']);
process.exitCode = walked || written;
