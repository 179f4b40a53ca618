import { pactFile } from '@contracts/providers';
import { stateEntries } from './catalogue';
import { fieldUsePage, type CallUse } from './fieldUse';
import { openapi } from './openapi';
import { page } from './page';
import type { Pact } from './read';
import { csharp, java, typescript } from './stubs';
import { thirdVersion } from './v3';

export const V3_FOLDER = 'contracts/generated/pacts-v3';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Every file made from the contracts: path to content. The same contracts give the same bytes. */
export const generated = async (pacts: readonly Pact[], uses: readonly CallUse[]): Promise<ReadonlyMap<string, string>> => {
  const entries = stateEntries(pacts);
  return new Map([
    ['contracts/generated/index.html', page(pacts)],
    ['contracts/generated/field-use.json', json(uses)],
    ['contracts/generated/field-use.md', fieldUsePage(uses)],
    ['contracts/generated/openapi.json', json(await openapi(pacts))],
    ['contracts/generated/provider-states.json', json(entries)],
    ['contracts/generated/stubs/ProviderStates.java', java(entries)],
    ['contracts/generated/stubs/ProviderStates.cs', csharp(entries)],
    ['contracts/generated/stubs/providerStates.ts', typescript(entries)],
    ...pacts.map((pact): [string, string] => [pactFile(pact.provider, V3_FOLDER), json(thirdVersion(pact))]),
  ]);
};
