// Writes provider-states.json into git and everything else that derives from the pacts to build/contracts. `npm run generate` runs it.
import fs from 'node:fs';
import path from 'node:path';
import { pactFolder } from '@contracts/providers';
import { fieldUse } from './fieldUse';
import { generated, STATES_FILE, statesFile, writeFiles } from './generated';
import { readPacts } from './read';

const FOLDER = 'build/contracts';

const write = async (): Promise<void> => {
  const pacts = readPacts();
  fs.writeFileSync(STATES_FILE, statesFile(pacts));
  fs.rmSync(FOLDER, { recursive: true, force: true });
  writeFiles(FOLDER, await generated(pacts, await fieldUse(pacts)));
  fs.cpSync(pactFolder, path.join(FOLDER, 'pacts'), { recursive: true });
  fs.copyFileSync(STATES_FILE, path.join(FOLDER, path.basename(STATES_FILE)));
};

void write();
