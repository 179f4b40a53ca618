// npm run contracts:changes -- <git revision> [other revision] — what changed for each backend since a revision.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pactFile, providers } from '@contracts/providers';
import { changesBetween, noteOf } from './changes';
import { readPacts, type Pact } from './read';

/** The current and the former folder of the pacts. */
const FOLDERS = ['contracts/generated/pacts', 'contracts/pacts'] as const;

const at = (revision: string): readonly Pact[] => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-pacts-'));
  for (const provider of providers) {
    const shown = FOLDERS.map(folder =>
      spawnSync('git', ['show', `${revision}:${pactFile(provider, folder)}`], { encoding: 'utf8', maxBuffer: 1 << 26 }),
    );
    const found = shown.find(({ status }) => status === 0);
    if (found) fs.writeFileSync(pactFile(provider, folder), found.stdout);
  }
  const pacts = readPacts(folder);
  if (pacts.length === 0)
    throw new Error(`There is no contract at the revision ${revision}: name a commit, a branch or a tag of this repository.`);
  fs.rmSync(folder, { recursive: true, force: true });
  return pacts;
};

const [before, now] = process.argv.slice(2);
if (before === undefined) {
  console.error('npm run contracts:changes -- <git revision> [other revision]');
  process.exitCode = 1;
} else {
  try {
    console.log(noteOf(changesBetween(at(before), now === undefined ? readPacts() : at(now))));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
