import fs from 'node:fs';
import path from 'node:path';
import type { PactV4 } from '@pact-foundation/pact';
import { pactFolder } from '../providers';
import type { StateName } from '../states';

/** The description of an interaction for a backend team, besides request and answer. */
export interface InteractionNotes {
  readonly state: StateName;
  readonly params: Readonly<Record<string, string | number | boolean | string[] | Record<string, string>>>;
  readonly receiving: string;
  /** The branch of the consumer's logic that it covers. */
  readonly test: string;
  /** What the answer changes for the person. */
  readonly impact: string;
  readonly operation: string;
  readonly requirement: string;
}

const NOTES = path.resolve(pactFolder, '..', 'notes.jsonl');

/** Stores the description beside the pact; tools/contracts/record.mjs adds it to the interaction, as comments and references. */
export const note = (description: string, notes: Omit<InteractionNotes, 'state' | 'params' | 'receiving'>): void => {
  const provider = path.basename(path.dirname(expect.getState().testPath ?? ''));
  fs.appendFileSync(NOTES, `${JSON.stringify({ provider, description, ...notes })}\n`);
};

/** Adds an interaction: one branch, one test. */
export const interaction = (pact: PactV4, { state, params, receiving, ...told }: InteractionNotes) => {
  note(receiving, told);
  return pact
    .addInteraction()
    .given(state, { ...params })
    .uponReceiving(receiving);
};
