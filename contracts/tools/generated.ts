import { pactFile } from '@contracts/providers';
import { jsonText } from '@scripts/json';
import { withFaces } from '@scripts/look/faces';
import { stateEntries } from './catalogue';
import { fieldUsePage, type CallUse } from './fieldUse';
import { answerSchemas, openapi } from './openapi';
import { page } from './page/page';
import type { Pact } from './read';
import { stubsOf } from './stubs/stubs';
import { typescriptReaders } from './stubs/typescript';
import { thirdVersion } from './v3';

export const V3_FOLDER = 'contracts/generated/pacts-v3';
export const STUBS_FOLDER = 'contracts/generated/stubs';
/** The readers that all TypeScript stubs share. */
export const STUB_READERS = `${STUBS_FOLDER}/parameters.ts`;

/** Every file derived from the contracts: path to content. The same contracts give the same bytes. */
export const generated = async (pacts: readonly Pact[], uses: readonly CallUse[]): Promise<ReadonlyMap<string, string>> => {
  const entries = stateEntries(pacts);
  return new Map([
    ['contracts/generated/index.html', await withFaces(page(pacts, await answerSchemas()))],
    ['contracts/generated/field-use.json', jsonText(uses)],
    ['contracts/generated/field-use.md', fieldUsePage(uses)],
    ['contracts/generated/openapi.json', jsonText(await openapi(pacts))],
    ['contracts/generated/provider-states.json', jsonText(entries)],
    [STUB_READERS, typescriptReaders()],
    ...pacts.flatMap(({ provider }) => stubsOf(provider, entries)),
    ...pacts.map((pact): [string, string] => [pactFile(pact.provider, V3_FOLDER), jsonText(thirdVersion(pact))]),
  ]);
};
