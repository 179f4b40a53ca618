import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Generated or downloaded files. */
const ASIDE = /^(?:node_modules|dist|build|reports|coverage|samples|test-results|docs|\.git|\.sandbox|\.stryker-tmp)$/;

/** A disposable copy of the repository; shares its node_modules. */
export const copyOfRepository = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const name of readdirSync('.').filter(each => !ASIDE.test(each))) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
};
