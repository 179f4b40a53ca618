// Writes what the browser tests found to reports/accessibility/, and the figures that the statement page shows.
import { mkdirSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { jsonText } from '@tools/build/json';
import { FOLDER } from './walks/inspector';
import { figuresFile } from './figures';
import { pageOf, transcriptOf } from './page';
import { gathered } from './results';

const REPORT = 'reports/accessibility';

const main = async (): Promise<void> => {
  const results = gathered(FOLDER, new Date().toISOString().slice(0, 10));
  mkdirSync(REPORT, { recursive: true });
  writeFileSync(`${REPORT}/results.json`, jsonText(results));
  writeFileSync(`${REPORT}/README.md`, pageOf(results));
  writeFileSync(`${REPORT}/transcript.md`, transcriptOf(results));
  const figures = 'ui/copy/fr/evidence.ts';
  writeFileSync(figures, await format(figuresFile(results), { ...(await resolveConfig(figures)), filepath: figures }));
  console.log(`${REPORT}: ${results.seen.length} states`);
};

void main();
