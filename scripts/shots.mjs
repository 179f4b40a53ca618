// npm run shots — after a build, a picture of every page of one journey, of an adviser's file and of a co-holder's part in each brand, width and scheme, into reports/shots/;
// then which of them differ from the run before, kept in reports/shots-before/. `-- --compare`: only tells that again.
import fs from 'node:fs';
import { compare, told } from './shots/compare.mjs';

const NOW = 'reports/shots';
const BEFORE = 'reports/shots-before';

const tell = () => console.log(told(compare(BEFORE, NOW)));

if (process.argv.includes('--compare')) tell();
else {
  if (fs.existsSync(NOW)) {
    fs.rmSync(BEFORE, { recursive: true, force: true });
    fs.renameSync(NOW, BEFORE);
  }
  process.argv.push('--config', 'scripts/shots/playwright.config.ts', '--workers=1');
  process.once('exit', tell);
  await import('./e2e.mjs');
}
