// npm run shots -w tools — after a build, a picture of every page, dialog, error and wait that the accessibility evidence comes to, in each brand, mode,
// width and scheme, into reports/shots/; then which of them differ from the run before, kept in reports/shots-before/.
// `LANGUAGE=en`: the clients' pages in another language. `-- --compare`: only tells that again. What else follows is Playwright's: `-- -g "omc-01: offer"`.
import fs from 'node:fs';
import path from 'node:path';

const language = process.env.LANGUAGE ? `.${process.env.LANGUAGE}` : '';
const NOW = `reports/shots${language}`;
const BEFORE = `${NOW}-before`;

const picturesIn = folder =>
  fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }).filter(name => name.endsWith('.png')) : [];
const read = (folder, name) => (fs.existsSync(path.join(folder, name)) ? fs.readFileSync(path.join(folder, name)) : undefined);

/** One line a picture that came, went or shows something else, then the count. */
const tell = () => {
  const count = { new: 0, gone: 0, changed: 0, same: 0 };
  for (const name of [...new Set([...picturesIn(BEFORE), ...picturesIn(NOW)])].sort()) {
    const [was, is] = [read(BEFORE, name), read(NOW, name)];
    const how = was === undefined ? 'new' : is === undefined ? 'gone' : was.equals(is) ? 'same' : 'changed';
    count[how] += 1;
    if (how !== 'same') console.log(`${how.padEnd(8)} ${name}`);
  }
  console.log(`${count.changed} changed, ${count.new} new, ${count.gone} gone, ${count.same} as they were.`);
};

if (process.argv.includes('--compare')) tell();
else {
  if (fs.existsSync(NOW)) {
    fs.rmSync(BEFORE, { recursive: true, force: true });
    fs.renameSync(NOW, BEFORE);
  }
  Object.assign(process.env, { PICTURES: NOW, ALL: '1' });
  process.argv.push('--config', 'tools/accessibility/playwright.config.ts');
  process.once('exit', tell);
  await import('../build/e2e.mjs');
}
