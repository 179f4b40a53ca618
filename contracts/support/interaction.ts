import fs from 'node:fs';
import path from 'node:path';
import type { PactV4 } from '@pact-foundation/pact';
import { pactFolder } from '../providers';
import type { StateName } from '../states';

/** What a backend team reads of an interaction beside its request and answer. */
export interface Told {
  readonly state: StateName;
  readonly params: Readonly<Record<string, string | number | boolean | string[] | Record<string, string>>>;
  readonly receiving: string;
  /** Name of the branch of the consumer's logic that it exercises. */
  readonly test: string;
  /** What the answer changes for the person. */
  readonly impact: string;
  readonly operation: string;
  readonly requirement: string;
}

const NOTES = path.resolve(pactFolder, '..', 'notes.jsonl');

/** Kept beside the pact while it is written: scripts/contracts.mjs puts it into the file, as comments and references of the interaction. */
export const note = (description: string, told: Omit<Told, 'state' | 'params' | 'receiving'>): void => {
  const provider = path.basename(path.dirname(expect.getState().testPath ?? ''));
  fs.appendFileSync(NOTES, `${JSON.stringify({ provider, description, ...told })}\n`);
};

/** One interaction, one branch, one test. */
export const interaction = (pact: PactV4, { state, params, receiving, ...told }: Told) => {
  note(receiving, told);
  return pact
    .addInteraction()
    .given(state, { ...params })
    .uponReceiving(receiving);
};
