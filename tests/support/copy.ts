import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What is made, fetched or kept, and not written by hand. */
const ASIDE = /^(?:node_modules|dist|build|reports|coverage|samples|test-results|docs|\.git|\.sandbox|\.stryker-tmp)$/;

/** The repository once more, in a folder that may be changed and thrown away; it has the same packages. */
export const copyOfRepository = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const name of readdirSync('.').filter(each => !ASIDE.test(each))) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
};
