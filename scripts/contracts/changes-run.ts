// npm run contracts:changes -- <git revision> [other revision] — what changed for each backend since a revision.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pactFile, providers } from '@contracts/providers';
import { changesBetween, noteOf } from './changes';
import { readPacts, type Pact } from './read';

const at = (revision: string): readonly Pact[] => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-pacts-'));
  for (const provider of providers) {
    const kept = spawnSync('git', ['show', `${revision}:${pactFile(provider, 'contracts/pacts')}`], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    if (kept.status === 0) fs.writeFileSync(pactFile(provider, folder), kept.stdout);
  }
  const pacts = readPacts(folder);
  fs.rmSync(folder, { recursive: true, force: true });
  return pacts;
};

const [before, now] = process.argv.slice(2);
if (before === undefined) {
  console.error('npm run contracts:changes -- <git revision> [other revision]');
  process.exitCode = 1;
} else {
  console.log(noteOf(changesBetween(at(before), now === undefined ? readPacts() : at(now))));
}
