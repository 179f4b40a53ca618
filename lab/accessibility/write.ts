// The evidence from what the walks found: docs/accessibility/, and the figures that the statement page shows.
import { mkdirSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { FOLDER } from './walks/inspector';
import { figuresFile } from './figures';
import { pageOf, transcriptOf } from './page';
import { FILE, gathered, written } from './results';

const main = async (): Promise<void> => {
  const results = gathered(FOLDER, new Date().toISOString().slice(0, 10));
  mkdirSync('docs/accessibility', { recursive: true });
  writeFileSync(FILE, written(results));
  writeFileSync('docs/accessibility/README.md', pageOf(results));
  writeFileSync('docs/accessibility/transcript.md', transcriptOf(results));
  const figures = 'ui/copy/fr/evidence.ts';
  writeFileSync(figures, await format(figuresFile(results), { ...(await resolveConfig(figures)), filepath: figures }));
  console.log(`docs/accessibility: ${results.seen.length} states`);
};

void main();
