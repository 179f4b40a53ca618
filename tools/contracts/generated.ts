import fs from 'node:fs';
import path from 'node:path';
import { jsonText } from '@tools/build/json';
import { withFaces } from '@tools/build/look/faces';
import { stateEntries } from './catalogue';
import { fieldUsePage, type CallUse } from './fieldUse';
import { answerSchemas, openapi } from './openapi';
import { page } from './page/page';
import type { Pact } from './read';
import { stubsOf } from './stubs/stubs';
import { typescriptReaders } from './stubs/typescript';

/** The states for a backend team; in git beside the pacts. D-114 */
export const STATES_FILE = 'contracts/generated/provider-states.json';
export const statesFile = (pacts: readonly Pact[]): string => jsonText(stateEntries(pacts));

/** Every file derived from the contracts, by name below build/contracts. The same contracts give the same bytes. */
export const generated = async (pacts: readonly Pact[], uses: readonly CallUse[]): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ['index.html', await withFaces(page(pacts, await answerSchemas()))],
    ['field-use.md', fieldUsePage(uses)],
    ['openapi.json', jsonText(await openapi(pacts))],
    ...stubFiles(pacts),
  ]);

/** The stubs of the states, with the readers that all TypeScript stubs share. */
export const stubFiles = (pacts: readonly Pact[]): ReadonlyMap<string, string> => {
  const entries = stateEntries(pacts);
  return new Map([['stubs/parameters.ts', typescriptReaders()], ...pacts.flatMap(({ provider }) => stubsOf(provider, entries))]);
};

export const writeFiles = (folder: string, files: ReadonlyMap<string, string>): void => {
  for (const [file, content] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  }
};
