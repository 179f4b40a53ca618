// npm run shots -w lab — after a build, a picture of every page, dialog, error and wait that the accessibility evidence comes to, in each brand, mode,
// width and scheme, into reports/shots/; then which of them differ from the run before, kept in reports/shots-before/.
// `-- --compare`: only tells that again. What else follows is Playwright's: `-- -g "omc-01: alone"`.
import fs from 'node:fs';
import { compare, told } from './compare.mjs';

const NOW = 'reports/shots';
const BEFORE = 'reports/shots-before';

const tell = () => console.log(told(compare(BEFORE, NOW)));

if (process.argv.includes('--compare')) tell();
else {
  if (fs.existsSync(NOW)) {
    fs.rmSync(BEFORE, { recursive: true, force: true });
    fs.renameSync(NOW, BEFORE);
  }
  Object.assign(process.env, { PICTURES: NOW, ALL: '1' });
  process.argv.push('--config', 'lab/accessibility/playwright.config.ts');
  process.once('exit', tell);
  await import('../../scripts/e2e.mjs');
}
