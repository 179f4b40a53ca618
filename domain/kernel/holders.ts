import type { Participant, Workflow } from './words';

/** Who holds an account. */
export const holdersOf: Readonly<Record<Workflow, readonly Participant[]>> = { individual: ['TIT'], joint: ['TIT', 'COT'] };
