// Writes every file derived from the pacts; `npm run generate` runs it.
import fs from 'node:fs';
import path from 'node:path';
import { fieldUse } from './fieldUse';
import { generated, STUBS_FOLDER, V3_FOLDER } from './generated';
import { readPacts } from './read';

const write = async (): Promise<void> => {
  const pacts = readPacts();
  const files = await generated(pacts, await fieldUse(pacts));
  for (const folder of [V3_FOLDER, STUBS_FOLDER]) fs.rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of files) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
};

void write();
