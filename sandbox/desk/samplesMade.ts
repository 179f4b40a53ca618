import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Day } from '@domain/kernel/day';
import { SAMPLES_FOLDER, SAMPLES_LIST } from '../samples/write';

/** The date (JJ/MM/AAAA) of the samples in the folder; undefined: none. */
export const samplesAreOf = (folder: string = SAMPLES_FOLDER): string | undefined => {
  const list = path.join(folder, SAMPLES_LIST);
  if (!fs.existsSync(list)) return undefined;
  return /Date de la banque\s*:\s*(\d\d\/\d\d\/\d{4})/.exec(fs.readFileSync(list, 'utf8'))?.[1];
};

/** Draws all samples again in a child process, so that the bank keeps answering. */
export const makeSamples = (today: Day): void => {
  const drawing = spawn(process.execPath, ['--import', 'tsx', 'sandbox/samples/main.ts', '--today', today], { stdio: 'ignore' });
  drawing.on('error', () => undefined);
  drawing.unref();
};
