import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { entries } from '@domain/register';
import { bookScript } from './book/bundle';
import { comparedWithThemselves } from './book/constants';
import { coverage } from './book/coverage';
import { gridCsv, hasGrid } from './book/grid';
import { bookPage } from './book/html';
import { brokenRelations } from './book/relations';
import { bookFlaws } from './book/flaws';
import { rulesJson, rulesMarkdown } from './book/rules';
import { rulesSchema } from './book/schema';
import { unusedMessages } from './book/unused';
import { usages } from './book/usage';

const COMMITTED = 'docs/rulebook';
const GRIDS = `${COMMITTED}/grids`;
/** Not committed: it holds the compiled rules. */
const PAGE = 'build/rulebook';

const write = (folder: string, file: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${file}`, text);
  process.stdout.write(`${folder}/${file}\n`);
};

const make = async (): Promise<readonly string[]> => {
  const flaws = [...bookFlaws(), ...comparedWithThemselves(), ...brokenRelations()];
  if (flaws.length > 0) return flaws;
  write(COMMITTED, 'rules.md', rulesMarkdown());
  write(COMMITTED, 'rules.json', rulesJson());
  write(COMMITTED, 'rules.schema.json', rulesSchema());
  rmSync(GRIDS, { recursive: true, force: true });
  for (const entry of entries.filter(hasGrid)) write(GRIDS, `${entry.id}.csv`, gridCsv(entry));
  write(PAGE, 'index.html', bookPage(coverage(), usages(), await bookScript()));
  return unusedMessages().map(message => `No page says this message: ${message}`);
};

void make().then(flaws => {
  if (flaws.length === 0) return;
  process.stderr.write(`${flaws.join('\n')}\n`);
  process.exitCode = 1;
});
